// Values into and out of SQLite's statements; for the store's own files.
#pragma once
#include <sqlite3.h>

#include <string>

namespace jiesuan::server {

inline std::string text_column(sqlite3_stmt* s, int i) {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(s, i));
  return {text ? text : "", static_cast<std::size_t>(sqlite3_column_bytes(s, i))};
}
inline std::string blob_column(sqlite3_stmt* s, int i) {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(s, i));
  return {bytes ? bytes : "", static_cast<std::size_t>(bytes ? sqlite3_column_bytes(s, i) : 0)};
}
inline void bind_text(sqlite3_stmt* s, int i, const std::string& text) {
  sqlite3_bind_text(s, i, text.data(), static_cast<int>(text.size()), SQLITE_TRANSIENT);
}
inline void bind_blob(sqlite3_stmt* s, int i, const std::string& bytes) {
  sqlite3_bind_blob(s, i, bytes.data(), static_cast<int>(bytes.size()), SQLITE_TRANSIENT);
}

}  // namespace jiesuan::server
