#include "tests/server/mortal_files.h"

#include <sqlite3.h>

#include <atomic>
#include <new>

namespace jiesuan::server::test {
namespace mortal {
namespace {

// The thread that keeps the log writes as well.
struct Disk {
  std::atomic<int> writes_left = -1;  // until one fails; -1: none will
  std::atomic<bool> fails_once = false, dead = false, has_failed = false;
} disk;

bool fails() {
  if (disk.dead) return true;
  int now = disk.writes_left;
  while (now > 0 && !disk.writes_left.compare_exchange_weak(now, now - 1)) {
  }
  if (now != 1) return false;
  disk.has_failed = true;
  disk.dead = !disk.fails_once;
  return true;
}

// SQLite gives each file the memory for it: the real one lies behind.
struct File {
  sqlite3_file base;
  sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};
File& of(sqlite3_file* f) { return *reinterpret_cast<File*>(f); }
sqlite3_file* real(sqlite3_file* f) { return of(f).real(); }
const sqlite3_io_methods& how(sqlite3_file* f) { return *real(f)->pMethods; }

int write(sqlite3_file* f, const void* bytes, int size, sqlite3_int64 at) {
  const bool was_dead = disk.dead;
  if (!fails()) return how(f).xWrite(real(f), bytes, size, at);
  if (!was_dead) how(f).xWrite(real(f), bytes, size / 2, at);
  return SQLITE_IOERR_WRITE;
}
int truncate(sqlite3_file* f, sqlite3_int64 size) {
  return fails() ? SQLITE_IOERR_TRUNCATE : how(f).xTruncate(real(f), size);
}
int sync(sqlite3_file*, int) { return disk.dead ? SQLITE_IOERR_FSYNC : SQLITE_OK; }  // nobody cuts the power

constexpr sqlite3_io_methods kMethods = {
    .iVersion = 2,
    .xClose = [](sqlite3_file* f) { return how(f).xClose(real(f)); },
    .xRead = [](sqlite3_file* f, void* to, int n,
                sqlite3_int64 at) { return how(f).xRead(real(f), to, n, at); },
    .xWrite = write,
    .xTruncate = truncate,
    .xSync = sync,
    .xFileSize = [](sqlite3_file* f, sqlite3_int64* n) { return how(f).xFileSize(real(f), n); },
    .xLock = [](sqlite3_file* f, int n) { return how(f).xLock(real(f), n); },
    .xUnlock = [](sqlite3_file* f, int n) { return how(f).xUnlock(real(f), n); },
    .xCheckReservedLock = [](sqlite3_file* f, int* n) { return how(f).xCheckReservedLock(real(f), n); },
    .xFileControl = [](sqlite3_file* f, int what,
                       void* arg) { return how(f).xFileControl(real(f), what, arg); },
    .xSectorSize = [](sqlite3_file* f) { return how(f).xSectorSize(real(f)); },
    .xDeviceCharacteristics = [](sqlite3_file* f) { return how(f).xDeviceCharacteristics(real(f)); },
    .xShmMap = [](sqlite3_file* f, int page, int size, int extend,
                  void volatile** to) { return how(f).xShmMap(real(f), page, size, extend, to); },
    .xShmLock = [](sqlite3_file* f, int at, int n,
                   int flags) { return how(f).xShmLock(real(f), at, n, flags); },
    .xShmBarrier = [](sqlite3_file* f) { how(f).xShmBarrier(real(f)); },
    .xShmUnmap = [](sqlite3_file* f, int removes) { return how(f).xShmUnmap(real(f), removes); },
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

sqlite3_vfs* usual = nullptr;
sqlite3_vfs here;

int open_file(sqlite3_vfs*, const char* name, sqlite3_file* f, int flags, int* got) {
  f->pMethods = nullptr;
  const int rc = usual->xOpen(usual, name, real(f), flags, got);
  if (real(f)->pMethods) f->pMethods = &kMethods;
  return rc;
}
int remove_file(sqlite3_vfs*, const char* name, int to_disk) {
  return fails() ? SQLITE_IOERR_DELETE : usual->xDelete(usual, name, to_disk);
}

}  // namespace
}  // namespace mortal

using namespace mortal;  // NOLINT(google-build-using-namespace)

MortalFiles::MortalFiles() {
  usual = sqlite3_vfs_find(nullptr);
  here = *usual;
  here.pNext = nullptr;
  here.zName = "mortal";
  here.szOsFile = usual->szOsFile + static_cast<int>(sizeof(File));
  here.xOpen = open_file;
  here.xDelete = remove_file;
  heal();
  sqlite3_vfs_register(&here, 1);
}

MortalFiles::~MortalFiles() {
  sqlite3_vfs_unregister(&here);
  sqlite3_vfs_register(usual, 1);
}

void MortalFiles::fail_at(int write, Fails how) {
  heal();
  disk.fails_once = how == Fails::Once;
  disk.writes_left = write;
}

bool MortalFiles::have_failed() const { return disk.has_failed; }
bool MortalFiles::are_dead() const { return disk.dead; }

void MortalFiles::heal() {
  disk.writes_left = -1;
  disk.dead = disk.has_failed = false;
}

}  // namespace jiesuan::server::test
