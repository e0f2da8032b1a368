#include "engine/query/kept_generals.h"

namespace jiesuan {

GeneralSet generals_kept_by(const Game& g, Seat s) {
  GeneralSet set;
  for (const KeptGeneral& k : g.state.kept_generals)
    if (k.keeper == s) set.add(k.general);
  return set;
}

const KeptGeneral* open_general_of(const Game& g, Seat s) {
  for (const KeptGeneral& k : g.state.kept_generals)
    if (k.keeper == s && k.open) return &k;
  return nullptr;
}

InstanceId lent_skill(const Game& g, Seat s) {
  const KeptGeneral* open = open_general_of(g, s);
  if (!open || open->lends == 0) return kNoInstance;
  for (InstanceId id : g[s].instances)
    if (g.state.instance[id].serial == open->lends) return id;
  return kNoInstance;
}

}  // namespace jiesuan
