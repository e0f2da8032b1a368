// Which parts of rules modules a room is played with. A word stands for a part ("002.tapping") or for all parts
// of a module ("002"); the parts there are come from the catalogue.
export const moduleOf = (part: string): string => part.split('.')[0]!;

export const isOn = (rules: readonly string[], part: string): boolean =>
  rules.some((word) => word === part || part.startsWith(`${word}.`));

// The parts by module.
export function byModule(parts: readonly string[]): [string, string[]][] {
  const out = new Map<string, string[]>();
  for (const part of parts) out.set(moduleOf(part), [...(out.get(moduleOf(part)) ?? []), part]);
  return [...out];
}

// The words for a choice of parts: a module's own where all of it is on.
export const wordsFor = (on: ReadonlySet<string>, parts: readonly string[]): string[] =>
  byModule(parts).flatMap(([module, its]) =>
    its.every((part) => on.has(part)) ? [module] : its.filter((part) => on.has(part)),
  );

export function switched(
  rules: readonly string[],
  some: readonly string[],
  on: boolean,
  parts: readonly string[],
): string[] {
  const now = new Set(parts.filter((part) => isOn(rules, part)));
  for (const part of some) {
    if (on) now.add(part);
    else now.delete(part);
  }
  return wordsFor(now, parts);
}
