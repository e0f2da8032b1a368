// How games play, as one number: it changes if and only if some of a fixed hundred games of random bots play
// otherwise. The number that is expected stands in tests/golden/signature.txt.
#pragma once
#include <cstdint>
#include <string>

namespace jiesuan::cli {

// False and a reason if one of the games cannot be played.
bool signature(std::uint64_t* out, std::string* why);
std::string signature_text(std::uint64_t signature);

}  // namespace jiesuan::cli
