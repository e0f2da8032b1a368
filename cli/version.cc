#include "cli/version.h"

namespace jiesuan::cli {

const char* jiesuan_version() { return JIESUAN_VERSION; }

}  // namespace jiesuan::cli
