#include "cli/store_commands.h"

#include <fmt/format.h>

#include <cstdio>
#include <optional>

#include "server/store.h"
#include "server/store_copy.h"

namespace jiesuan::cli {
namespace {

int refused(const char* command, const std::string& why) {
  fmt::print(stderr, "jiesuan {}: {}\n", command, why);
  return 2;
}

// Faults go to stderr, the count to stdout.
std::optional<std::size_t> faults_in(const std::string& path, std::string* why) {
  const std::unique_ptr<server::Store> store = server::Store::look_at(path, why);
  if (!store) return std::nullopt;
  server::StoreCounts counts;
  const std::string name = server::Store::name_of(path);
  const bool sealed = store->check(
      [](const server::StoreFault& f) {
        fmt::print(stderr, "{}: {}\n", f.room.empty() ? "the store" : "room " + f.room, f.why);
      },
      &counts);
  if (!sealed)
    fmt::print("{}: of an earlier version, without check sums; 'jiesuan serve' brings it up to date\n", name);
  else
    fmt::print("{}: {} rooms, {} answers, {} damaged\n", name, counts.rooms, counts.answers, counts.faults);
  return counts.faults;
}

}  // namespace

int run_check_store(const CheckStoreOptions& o) {
  std::string why;
  const std::optional<std::size_t> faults = faults_in(o.store, &why);
  if (!faults) return refused("check-store", why);
  return *faults > 0 ? 1 : 0;
}

// What is damaged in the store is so in its backup: it is kept, and said.
int run_backup(const BackupOptions& o) {
  std::string why;
  if (!server::back_up(o.store, o.to, &why)) return refused("backup", why);
  const std::optional<std::size_t> faults = faults_in(o.to, &why);
  if (!faults) return refused("backup", why);
  return *faults > 0 ? 1 : 0;
}

int run_restore(const RestoreOptions& o) {
  std::string why;
  const std::optional<std::size_t> faults = faults_in(o.backup, &why);
  if (!faults) return refused("restore", why);
  if (*faults > 0 && !o.damaged) {
    fmt::print(stderr, "jiesuan restore: '{}' is damaged; --damaged restores what is in it all the same\n",
               o.backup);
    return 1;
  }
  if (!server::restore(o.backup, o.store, o.replace, &why)) return refused("restore", why);
  return 0;
}

}  // namespace jiesuan::cli
