// What a process that judges for strangers may take of the machine.
#pragma once

namespace jiesuan::cli {

// Processor time in seconds, and memory beyond what the program has now; 0 = no limit. Whoever started the
// process learns which was reached: status 124 after the time, 125 without memory.
inline constexpr int kOutOfTime = 124, kOutOfMemory = 125;
void limit_this_process(int seconds, int megabytes);

}  // namespace jiesuan::cli
