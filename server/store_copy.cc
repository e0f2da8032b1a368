#include "server/store_copy.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "server/postgres.h"
#include "server/sqlite.h"

namespace jiesuan::server {
namespace {

namespace fs = std::filesystem;

bool no(std::string* why, std::string reason) {
  *why = std::move(reason);
  return false;
}
bool cannot_write(std::string* why, const std::string& path, const std::string& reason) {
  return no(why, "cannot write '" + path + "': " + reason);
}
std::string last_error() { return std::generic_category().message(errno); }

bool to_disk(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool ok = fsync(file) == 0;
  return close(file) == 0 && ok;
}

// Removed with what SQLite has beside it, whatever happens.
class PartFile {
 public:
  explicit PartFile(std::string path) : path_(std::move(path)) { remove(); }
  ~PartFile() { remove(); }
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  void remove() {
    std::error_code ignored;
    for (const char* end : {"", "-wal", "-shm", "-journal"}) fs::remove(path_ + end, ignored);
  }
  std::string path_;
};

bool is_elsewhere(const std::string& where, std::string* why) {
  if (!Postgres::is_address(where)) return false;
  *why = "a store in PostgreSQL is copied by PostgreSQL's own pg_dump, and brought back by pg_restore";
  return true;
}

std::unique_ptr<Sqlite> source_at(const std::string& path, std::string* why) {
  std::string reason;
  if (is_elsewhere(path, why)) return nullptr;
  std::unique_ptr<Sqlite> db = Sqlite::open(path, Sqlite::Access::Beside, &reason);
  const int version = db ? db->version() : -1;
  const int latest = db ? static_cast<int>(db->dialect().versions.size()) : 0;
  if (version >= 1 && version <= latest) return db;
  if (version == 0) reason = "there is no store in it";
  if (version > latest) reason = "it was written by another version (" + std::to_string(version) + ")";
  if (db && version < 0) reason = db->why();
  *why = "cannot read '" + path + "' as a store: " + reason;
  return nullptr;
}

}  // namespace

bool back_up(const std::string& store, const std::string& to, std::string* why) {
  const std::unique_ptr<Sqlite> from = source_at(store, why);
  if (!from) return false;
  if (is_elsewhere(to, why)) return false;
  std::error_code bad;
  if (fs::exists(fs::symlink_status(to, bad))) return cannot_write(why, to, "there is something already");
  const PartFile part(to + ".part");
  std::string reason;
  {
    const std::unique_ptr<Sqlite> copy = Sqlite::open(part.path(), Sqlite::Access::Alone, &reason);
    if (!copy) return cannot_write(why, to, reason);
    // One file, without a log beside it.
    if (!from->copy_to(*copy) || !copy->run("PRAGMA journal_mode = DELETE"))
      return cannot_write(why, to, copy->why());
  }
  const std::string folder = fs::path(to).has_parent_path() ? fs::path(to).parent_path().string() : ".";
  // A link, not a new name: that would take the place of what somebody has put there meanwhile.
  if (!to_disk(part.path()) || link(part.path().c_str(), to.c_str()) != 0 || !to_disk(folder))
    return cannot_write(why, to, last_error());
  return true;
}

bool restore(const std::string& backup, const std::string& store, bool replace, std::string* why) {
  const std::unique_ptr<Sqlite> from = source_at(backup, why);
  if (!from) return false;
  if (is_elsewhere(store, why)) return false;
  std::error_code bad;
  if (fs::equivalent(backup, store, bad)) return no(why, "'" + store + "' is the backup itself");
  const bool was_there = fs::exists(fs::symlink_status(store, bad));
  std::string reason;
  std::unique_ptr<Sqlite> to = Sqlite::open(store, Sqlite::Access::Alone, &reason);
  if (!to) return cannot_write(why, store, reason);
  if (was_there && !replace && to->version() != 0)
    return cannot_write(why, store, "it holds a store already; --replace puts the backup in its place");
  if (from->copy_to(*to)) return true;
  reason = to->why();
  to.reset();
  if (!was_there) const PartFile none(store);
  return cannot_write(why, store, reason);
}

}  // namespace jiesuan::server
