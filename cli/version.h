// Which release this is.
#pragma once

namespace jiesuan::cli {

const char* jiesuan_version();  // "0.2.0", from CMakeLists.txt

}  // namespace jiesuan::cli
