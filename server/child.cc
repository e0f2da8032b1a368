#include "server/child.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <string_view>
#include <thread>

namespace jiesuan::server {
namespace {

using SteadyClock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kLookUp{100};  // whether anybody still waits
constexpr std::chrono::milliseconds kGlance{2};    // whether what has said everything has ended

class Descriptor {
 public:
  explicit Descriptor(int fd = -1) : fd_(fd) {}
  ~Descriptor() { close(); }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return fd_; }
  void close() {
    if (fd_ >= 0) ::close(fd_);
    fd_ = -1;
  }

 private:
  int fd_;
};

// A pair of connected ends: ours, and the child's. Writing to one whose other end is gone is no signal.
bool connect(int ends[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0; }

// The child has its two ends and none of the server's sockets.
bool spawn(const std::vector<std::string>& command, int in, int out, pid_t* pid) {
  std::vector<char*> argv;
  argv.reserve(command.size() + 1);
  for (const std::string& word : command)
    argv.push_back(const_cast<char*>(word.c_str()));  // NOLINT: as exec has it
  argv.push_back(nullptr);
  char* const no_environment[] = {nullptr};
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  posix_spawnattr_t how;  // in a group of its own, with all that it may start
  posix_spawnattr_init(&how);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETPGROUP);
  const int failed = posix_spawn(pid, argv[0], &actions, &how, argv.data(), no_environment);
  posix_spawnattr_destroy(&how);
  posix_spawn_file_actions_destroy(&actions);
  return failed == 0;
}

bool has_ended(pid_t pid) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(pid), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == pid;
}

class Talking {
 public:
  Talking(int to, int from, std::string_view input, const ChildLimits& limits,
          const std::atomic<bool>& nobody_waits)
      : to_(to),
        from_(from),
        input_(input),
        limits_(limits),
        nobody_waits_(nobody_waits),
        end_(SteadyClock::now() + limits.time) {}

  bool must_end() const { return nobody_waits_ || SteadyClock::now() >= end_; }

  // Until the child has said everything, or must not go on.
  ChildEnd::How talk(std::string* output) {
    for (;;) {
      if (nobody_waits_) return ChildEnd::How::NobodyWaits;
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end_ - SteadyClock::now());
      if (left.count() <= 0) return ChildEnd::How::TimeOver;
      pollfd ends[] = {{from_, POLLIN, 0}, {said_ < input_.size() ? to_ : -1, POLLOUT, 0}};
      if (poll(ends, 2, static_cast<int>(std::min(left, kLookUp).count())) < 0 && errno != EINTR)
        return ChildEnd::How::Killed;
      if (ends[1].revents != 0) say();
      if (ends[0].revents != 0 && !hear(output)) return ChildEnd::How::Exited;
      if (output->size() > limits_.output) return ChildEnd::How::TooMuch;
    }
  }

 private:
  void say() {
    const ssize_t n = send(to_, input_.data() + said_, input_.size() - said_, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (n > 0) said_ += static_cast<std::size_t>(n);
    if (n < 0 && errno != EAGAIN && errno != EINTR) said_ = input_.size();  // it does not listen
    if (said_ == input_.size()) shutdown(to_, SHUT_WR);
  }
  bool hear(std::string* output) {
    char bytes[16 << 10];
    const ssize_t n = recv(from_, bytes, sizeof bytes, MSG_DONTWAIT);
    if (n > 0) output->append(bytes, static_cast<std::size_t>(n));
    return n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR));
  }

  int to_, from_;
  std::string_view input_;
  const ChildLimits& limits_;
  const std::atomic<bool>& nobody_waits_;
  SteadyClock::time_point end_;
  std::size_t said_ = 0;
};

}  // namespace

ChildEnd run_child(const std::vector<std::string>& command, const std::string& input,
                   const ChildLimits& limits, const std::atomic<bool>& nobody_waits) {
  ChildEnd end;
  int in[2], out[2];
  if (!connect(in)) return end;
  Descriptor to(in[0]), childs_in(in[1]);
  if (!connect(out)) return end;
  Descriptor from(out[0]), childs_out(out[1]);
  pid_t pid = 0;
  if (!spawn(command, childs_in.get(), childs_out.get(), &pid)) return end;
  childs_in.close();
  childs_out.close();
  if (input.empty()) shutdown(to.get(), SHUT_WR);
  Talking talking(to.get(), from.get(), input, limits, nobody_waits);
  end.how = talking.talk(&end.output);
  // It may have closed its output and gone on, or have started others: whatever they do, it is over now.
  while (end.how == ChildEnd::How::Exited && !has_ended(pid)) {
    if (talking.must_end()) end.how = ChildEnd::How::TimeOver;
    std::this_thread::sleep_for(kGlance);
  }
  kill(-pid, SIGKILL);  // the group has its number as long as it has not been waited for
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  if (end.how != ChildEnd::How::Exited) return end;
  if (WIFEXITED(status))
    end.status = WEXITSTATUS(status);
  else
    end.how = ChildEnd::How::Killed;
  return end;
}

}  // namespace jiesuan::server
