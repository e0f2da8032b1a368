import { describe, expect, it } from 'vitest';
import { pack, unpack } from '../src/judge/link';
import { LIBRARY } from '../src/judge/library';

describe('a situation as a link', () => {
  it('comes back as it was', async () => {
    for (const { text } of LIBRARY) {
      const link = await pack(text);
      expect(link).toMatch(/^[A-Za-z0-9_-]+$/);
      expect(await unpack(link)).toBe(text);
    }
  });
  it('is nothing if it was damaged, and does not unpack without end', async () => {
    const link = await pack(LIBRARY[0]!.text);
    for (const odd of ['', '!', 'AAAA', link.slice(0, -9), `x${link}`]) expect(await unpack(odd)).toBeNull();
    expect(await unpack(await pack('x'.repeat(2_000_000)))).toBeNull();
  });
});

describe('the library', () => {
  it('has ten questions in both languages, each with what is expected', () => {
    expect(LIBRARY.length).toBeGreaterThanOrEqual(10);
    for (const s of LIBRARY) {
      expect(s.text).toContain('\nexpect');
      expect(s.title.zh).not.toBe(s.title.en);
    }
  });
});
