// jiesuan check-store, backup, restore: a store in a file, looked through and copied.
#pragma once
#include <string>

namespace jiesuan::cli {

struct CheckStoreOptions {
  std::string store;
};
struct BackupOptions {
  std::string store, to;
};
struct RestoreOptions {
  std::string backup, store;
  bool replace = false;  // what is in the store
  bool damaged = false;  // also a backup in which something is
};

int run_check_store(const CheckStoreOptions& options);
int run_backup(const BackupOptions& options);
int run_restore(const RestoreOptions& options);

}  // namespace jiesuan::cli
