// How a store of an earlier version becomes one of this. All of it or nothing: a store is never between two
// versions.
#include "server/store.h"

namespace jiesuan::server {
namespace {

struct SealedRow {
  std::uint32_t request;
  std::int64_t seal;
};

}  // namespace

bool Store::is_known_version(int version) {
  if (version >= 0 && version <= static_cast<int>(db_->dialect().versions.size())) return true;
  why_ = version < 0 && !db_->why().empty()
             ? db_->why()
             : "it was written by another version (" + std::to_string(version) + ")";
  return false;
}

bool Store::bring_up_to_date() {
  const std::span<const char* const> versions = db_->dialect().versions;
  const int version = db_->version(), latest = static_cast<int>(versions.size());
  if (!is_known_version(version)) return false;
  if (version == latest) return true;
  bool ok = db_->begin();
  for (int v = version; ok && v < latest; ++v) ok = db_->run(versions[static_cast<std::size_t>(v)]);
  if (ok && version > 0 && version < db_->dialect().sealed) seal_all();
  if (ok && db_->commit()) return true;
  why_ = db_->why();
  db_->rollback();
  return false;
}

// What cannot be read now stays without: it will be refused as damaged when somebody asks for it, and the
// others are none the worse. (So these are the engine's writes: one that fails does not undo the rest.)
void Store::seal_all() {
  std::vector<StoredRoom> rooms;
  read("SELECT key, id, state, changed, doc, rules, seal FROM rooms", {},
       [&](const Row& row) { rooms.push_back(room_of(row)); });
  for (const StoredRoom& room : rooms) {
    db_->write("UPDATE rooms SET seal = $1 WHERE key = $2", {seal_of(room), room.key});
    seal_answers(room.key);
    seal_given(room.key);
  }
  why_.clear();
}

void Store::seal_answers(std::int64_t room) {
  AnswersHead head;
  const bool whole = seal_rows("SELECT request, pick FROM answers WHERE room = $1",
                               "UPDATE answers SET seal = $1 WHERE room = $2 AND request = $3", room, &head);
  if (whole && head.answers > 0)
    db_->write("INSERT INTO heads (room, answers, sum) VALUES ($1, $2, $3)", {room, head.answers, head.sum});
}

void Store::seal_given(std::int64_t room) {
  AnswersHead unused;
  seal_rows("SELECT request, pick FROM given WHERE room = $1",
            "UPDATE given SET seal = $1 WHERE room = $2 AND request = $3", room, &unused);
}

bool Store::seal_rows(const char* all, const char* seal, std::int64_t room, AnswersHead* head) {
  std::vector<SealedRow> rows;
  const bool whole = read(all, {room}, [&](const Row& row) {
    const auto request = static_cast<std::uint32_t>(row.number(0));
    rows.push_back({request, seal_of(room, request, row.bytes(1))});
  });
  if (!whole) return false;
  for (const SealedRow& row : rows) {
    if (!db_->write(seal, {row.seal, room, row.request})) return false;
    head->add(row.seal);
  }
  return true;
}

}  // namespace jiesuan::server
