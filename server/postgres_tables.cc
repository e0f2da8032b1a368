// The store's tables in PostgreSQL. They are made by whichever server comes first.
#include "server/postgres.h"

namespace jiesuan::server {
namespace {

constexpr const char* kPostgresVersions[] = {
    "SELECT pg_advisory_xact_lock(hashtext('jiesuan tables'));"
    "CREATE TABLE IF NOT EXISTS store_version (version BIGINT PRIMARY KEY);"
    "CREATE SEQUENCE IF NOT EXISTS room_keys;"
    "CREATE TABLE IF NOT EXISTS rooms (key BIGINT PRIMARY KEY, id TEXT COLLATE \"C\" NOT NULL UNIQUE,"
    " state BIGINT NOT NULL, changed BIGINT NOT NULL, doc TEXT NOT NULL, rules BIGINT NOT NULL,"
    " seal BIGINT NOT NULL);"
    "CREATE INDEX IF NOT EXISTS rooms_by_state ON rooms (state, changed);"
    "CREATE TABLE IF NOT EXISTS answers (room BIGINT NOT NULL, request BIGINT NOT NULL, pick BYTEA NOT NULL,"
    " seal BIGINT NOT NULL, PRIMARY KEY (room, request));"
    "CREATE TABLE IF NOT EXISTS given (room BIGINT NOT NULL, request BIGINT NOT NULL, pick BYTEA NOT NULL,"
    " seal BIGINT NOT NULL, PRIMARY KEY (room, request));"
    "CREATE TABLE IF NOT EXISTS heads (room BIGINT PRIMARY KEY, answers BIGINT NOT NULL, sum BIGINT NOT NULL);"
    "CREATE TABLE IF NOT EXISTS checkpoints (room BIGINT NOT NULL, decision BIGINT NOT NULL,"
    " hash BIGINT NOT NULL, PRIMARY KEY (room, decision));"
    "CREATE TABLE IF NOT EXISTS told (room BIGINT PRIMARY KEY, format BIGINT NOT NULL, bytes BYTEA NOT NULL);"
    "CREATE TABLE IF NOT EXISTS nodes (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL);"
    "CREATE TABLE IF NOT EXISTS leases (room BIGINT PRIMARY KEY, node TEXT, fence BIGINT NOT NULL);"
    "CREATE OR REPLACE FUNCTION hold_room(its_room BIGINT, its_fence BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$"
    "BEGIN PERFORM 1 FROM leases WHERE room = its_room AND fence = its_fence FOR SHARE;"
    " IF NOT FOUND THEN RAISE EXCEPTION 'another server has taken over the room'; END IF; END $$;"
    "INSERT INTO store_version VALUES (1) ON CONFLICT DO NOTHING",

    // Lists that any server makes, and the rooms of a server that died, are found without looking at others.
    "SELECT pg_advisory_xact_lock(hashtext('jiesuan tables'));"
    "CREATE INDEX IF NOT EXISTS rooms_listed ON rooms (state, changed) WHERE doc LIKE '%\"listed\":true%';"
    "CREATE INDEX IF NOT EXISTS leases_held ON leases (node) WHERE node IS NOT NULL;"
    "INSERT INTO store_version VALUES (2) ON CONFLICT DO NOTHING",

    // Games that could not be gone on with, and under which lease that was found.
    "SELECT pg_advisory_xact_lock(hashtext('jiesuan tables'));"
    "CREATE TABLE IF NOT EXISTS unplayable (room BIGINT PRIMARY KEY, fence BIGINT NOT NULL, why TEXT NOT NULL);"
    "INSERT INTO store_version VALUES (3) ON CONFLICT DO NOTHING"};

constexpr Dialect kPostgresDialect = {kPostgresVersions, 1, "SELECT nextval('room_keys')", true, nullptr};

}  // namespace

const Dialect& Postgres::dialect() const { return kPostgresDialect; }

int Postgres::version() {
  std::int64_t there = -1, version = 0;
  if (!read("SELECT count(*) FROM pg_class WHERE oid = to_regclass('store_version')", {},
            [&](const Row& row) { there = row.number(0); }))
    return -1;
  if (there > 0 && !read("SELECT coalesce(max(version), 0) FROM store_version", {},
                         [&](const Row& row) { version = row.number(0); }))
    return -1;
  return static_cast<int>(version);
}

}  // namespace jiesuan::server
