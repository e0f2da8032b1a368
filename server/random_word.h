// Names nobody can guess.
#pragma once
#include <string>

namespace jiesuan::server {

std::string random_word(int letters);

}  // namespace jiesuan::server
