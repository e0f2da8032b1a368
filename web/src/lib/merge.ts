// JSON merge patch (RFC 7386), without changing what it is applied to. A list that has one element a seat is
// patched element by element, by their numbers.
import type { View } from './protocol';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (v: unknown): v is Record<string, Json> =>
  typeof v === 'object' && v !== null && !Array.isArray(v);

export function mergePatch<T>(target: T, patch: unknown): T {
  if (!isObject(patch)) return patch as T;
  if (Array.isArray(target)) {
    const list: unknown[] = [...target];
    for (const [key, value] of Object.entries(patch))
      list[Number(key)] = mergePatch(list[Number(key)], value);
    return list as T;
  }
  const out: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete out[key];
    else out[key] = mergePatch(out[key], value);
  }
  return out as T;
}

// A patch cannot set a key to null, it takes the key away instead.
export const complete = (view: View): View => ({
  ...view,
  you: view.you ?? null,
  turn: view.turn ?? null,
  phase: view.phase ?? null,
  seats: view.seats.map((s) => ({ ...s, role: s.role ?? null, shown: s.shown ?? null })),
});

export const patchedView = (view: View, patch: unknown): View => complete(mergePatch(view, patch));
