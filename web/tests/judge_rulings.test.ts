import { describe, expect, it } from 'vitest';
import { rulings } from '../dev/rulings';
import { search } from '../src/judge/rulings';

describe('the index of rulings', () => {
  const all = rulings();
  it('has every scenario with a title', () => {
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((r) => !r.title).map((r) => r.file)).toEqual([]);
    expect(all.some((r) => r.file.includes('ledger'))).toBe(false);
  });
  it('is searched by entry, by word and by both; its own entry comes first', () => {
    expect(search(all, 'R003-09')[0]!.id).toBe('R003-09');
    expect(search(all, 'r003-10').map((r) => r.id)).toContain('R003-09');
    expect(search(all, '天香').length).toBeGreaterThan(0);
    expect(search(all, '天香 R003').every((r) => r.title.includes('天香'))).toBe(true);
    expect(search(all, '')).toHaveLength(all.length);
    expect(search(all, 'no such thing')).toEqual([]);
  });
});
