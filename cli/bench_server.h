// jiesuan bench-server: many tables at once on this machine, and how long an answer takes to come back.
#pragma once
#include <string>
#include <vector>

namespace jiesuan::cli {

struct BenchServerOptions {
  int rooms = 1000;
  int players = 5;
  int people = 2;      // clients a room; bots have the other chairs
  int seconds = 20;    // of measuring, after everybody sits
  int think_ms = 800;  // a client takes half to one and a half of it for an answer
  int pace_ms = 500;   // a bot
  int arrive_s = 5;    // everybody comes within
  std::vector<std::string> stores = {
      ""};                         // one server for each, one after the other; "": SQLite, for the moment
  std::vector<int> threads = {0};  // … with each of these numbers of threads; 0: as many as there are cores
  bool json = false;
};

int run_bench_server(const BenchServerOptions& options);

}  // namespace jiesuan::cli
