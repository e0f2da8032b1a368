// What the store is written in: statements with values, rows of values. An engine knows how to run them and
// what its SQL says otherwise than others'; of rooms, games and check sums it knows nothing.
#pragma once
#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace jiesuan::server {

struct Blob {
  std::string_view bytes;
};

// What a statement is given for $1, $2 …; it points to what is called with it.
struct Value {
  enum class Kind : std::uint8_t { Number, Text, Bytes };
  template <class T>
    requires(std::integral<T> || std::is_enum_v<T>)
  Value(T value) : kind(Kind::Number), number(static_cast<std::int64_t>(value)) {}  // NOLINT(*-explicit-*)
  Value(const std::string& value) : kind(Kind::Text), bytes(value) {}               // NOLINT(*-explicit-*)
  Value(Blob value) : kind(Kind::Bytes), bytes(value.bytes) {}                      // NOLINT(*-explicit-*)

  Kind kind;
  std::int64_t number = 0;
  std::string_view bytes;
};
using Values = std::initializer_list<Value>;

class Row {
 public:
  virtual ~Row() = default;
  virtual std::int64_t number(int column) const = 0;
  virtual std::string bytes(int column) const = 0;  // text as well
};
using EachRow = std::function<void(const Row&)>;

// What engines say differently.
struct Dialect {
  // The i-th script makes tables of version i + 1 of those of version i.
  std::span<const char* const> versions;
  int sealed;            // the first version with check sums
  const char* next_key;  // the key of a new room
  bool shared;           // several servers can have it at the same time
  const char* daybook;   // makes the tables of a daybook (daybook.h); null: none is kept
};

// Numbers of parameters appear in their order. A statement is known by its address: it is a constant.
class Database {
 public:
  Database() = default;
  virtual ~Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  // The same for another thread, which is closed before this one; null and a reason if there can be none.
  virtual std::unique_ptr<Database> another(std::string* why) = 0;

  virtual const Dialect& dialect() const = 0;
  // 0: nothing is in it yet; -1: it cannot be read.
  virtual int version() = 0;

  // All return false if it did not work; `why()` then says what was wrong. What is written between begin()
  // and commit() is kept all together or not at all; that a write failed may be told by commit() alone.
  virtual bool begin() = 0;
  virtual bool write(const char* sql, Values values) = 0;
  virtual bool commit() = 0;
  virtual void rollback() = 0;
  // Calls row() for each; false if they could not all be read.
  virtual bool read(const char* sql, Values values, const EachRow& row) = 0;
  // What is read between these two is of one moment.
  virtual bool begin_reading() = 0;
  virtual void end_reading() = 0;
  virtual bool run(const char* script) = 0;  // several statements, without values

  // What is stored is still where somebody who starts the server again would look for it.
  virtual bool in_place() = 0;
  // The engine's own look through all it has; calls fault() with what is wrong.
  virtual void inspect(const std::function<void(const std::string&)>& fault) = 0;
  // Under which name this server can be spoken to, and what others have said to it since the last time.
  virtual bool listen_as(const std::string&) { return true; }
  virtual std::vector<std::string> heard() { return {}; }
  const std::string& why() const { return why_; }

 protected:
  std::string why_;
};

}  // namespace jiesuan::server
