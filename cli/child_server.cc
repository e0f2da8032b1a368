#include "cli/child_server.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace jiesuan::cli {
namespace {

[[noreturn]] void become_server(int out, const std::string& store, const std::string& threads) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);  // it does not outlive whoever measures it
  dup2(out, STDOUT_FILENO);
  execl("/proc/self/exe", "jiesuan", "serve", "--port", "0", "--store", store.c_str(), "--threads",
        threads.c_str(), "--quiet", "--rooms-a-minute", "1000000", "--most-connections", "100000",
        "--most-rooms", "100000", "--address-connections", "0", "--address-requests", "0",
        "--address-messages", "0", "--address-rooms", "0", static_cast<char*>(nullptr));
  _exit(127);
}

// "Jiesuan 结算: http://localhost:41234/"
int port_in(const std::string& line) {
  const std::size_t colon = line.rfind(':');
  return colon == line.npos ? 0 : std::atoi(line.c_str() + colon + 1);
}

}  // namespace

bool ChildServer::start(const std::string& store, int threads, std::string* why) {
  folder_ = std::filesystem::temp_directory_path() / "jiesuan-server-XXXXXX";
  if (!mkdtemp(folder_.data())) return (*why = "cannot make a temporary folder", false);
  store_ = store.empty() ? folder_ + "/store.sqlite" : store;
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return (*why = "cannot make a pipe", false);
  const std::string number = std::to_string(threads);
  pid_ = fork();
  if (pid_ == 0) become_server(ends[1], store_, number);
  ::close(ends[1]);
  if (pid_ < 0) return (*why = "cannot start another process", false);
  std::string line;
  char c = 0;
  while (read(ends[0], &c, 1) == 1 && c != '\n') line.push_back(c);
  ::close(ends[0]);
  port_ = static_cast<std::uint16_t>(port_in(line));
  if (port_ == 0) *why = "the server did not start: '" + line + "'";
  return port_ != 0;
}

ChildServer::~ChildServer() {
  if (pid_ > 0) {
    kill(pid_, SIGTERM);
    waitpid(pid_, nullptr, 0);
  }
  std::error_code ignored;
  if (!folder_.empty()) std::filesystem::remove_all(folder_, ignored);
}

std::size_t ChildServer::resident_bytes() const {
  std::ifstream in("/proc/" + std::to_string(pid_) + "/statm");
  std::size_t total = 0, resident = 0;
  in >> total >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::size_t ChildServer::most_files() const {
  rlimit limit{};
  return prlimit(pid_, RLIMIT_NOFILE, nullptr, &limit) == 0 ? limit.rlim_cur : 0;
}

ChildServer::Cpu ChildServer::cpu() const {
  std::ifstream in("/proc/" + std::to_string(pid_) + "/stat");
  std::string word;
  Cpu used;
  const auto a_second = static_cast<double>(sysconf(_SC_CLK_TCK));
  for (int i = 1; i <= 15 && in >> word; ++i) {
    if (i == 14) used.user = std::atof(word.c_str()) / a_second;
    if (i == 15) used.system = std::atof(word.c_str()) / a_second;
  }
  return used;
}

}  // namespace jiesuan::cli
