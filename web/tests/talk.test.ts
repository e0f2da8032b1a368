// Whom one hears.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speakable, Talk, type Said } from '../src/lib/talk.svelte';
import { WORDS } from '../src/lib/words';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const said = (more: Partial<Said>): Said => ({
  type: 'chat',
  chair: 1,
  name: 'A',
  apart: false,
  stranger: false,
  ...more,
});

it('hears friends, and strangers when asked to', () => {
  const talk = new Talk('r');
  talk.take(said({ text: 'hello' }));
  expect(talk.latest?.said.text).toBe('hello');
  talk.take(said({ chair: 2, name: 'S', stranger: true, text: 'psst' }));
  expect(talk.latest?.said.text).toBe('hello');
  expect(talk.unread).toBe(1);
  talk.take(said({ chair: 2, name: 'S', stranger: true, emote: 'wow' }));
  expect(talk.latest?.said.emote).toBe('wow');
  const [, whispered] = talk.lines;
  expect(talk.hears(whispered!)).toBe(false);
  talk.hear(whispered!.who);
  expect(talk.hears(whispered!)).toBe(true);
});

it('mutes a person, also after a reload, and nobody else', () => {
  const talk = new Talk('r');
  talk.take(said({ text: 'a' }));
  talk.setMuted(talk.lines[0]!.who, true);
  expect(talk.latest).toBeNull();
  const again = new Talk('r');
  again.take(said({ text: 'b' }));
  again.take(said({ emote: 'hurry' }));
  expect(again.latest).toBeNull();
  again.take(said({ chair: 3, name: 'B', text: 'c' }));
  expect(again.latest?.said.text).toBe('c');
  again.setMuted(again.lines[0]!.who, false);
  again.take(said({ text: 'd' }));
  expect(again.latest?.said.text).toBe('d');
});

it('counts what one has not seen, and keeps no more than some', () => {
  const talk = new Talk('r');
  for (let i = 0; i < 300; ++i) talk.take(said({ text: String(i) }));
  expect(talk.lines.length).toBe(200);
  expect(talk.unread).toBe(300);
  talk.look(true);
  talk.take(said({ text: 'x' }));
  expect(talk.unread).toBe(0);
});

it('sends what the server takes', () => {
  expect(speakable('  a\n b\t ')).toBe('a b');
  expect(speakable('\u2764\uFE0F')).toBe('\u2764');
  expect(speakable('\u202E\u200B')).toBe('');
  expect([...speakable('字'.repeat(200))].length).toBe(120);
  expect([...speakable('😀'.repeat(200))].length).toBe(120);
});

it('says every emote in both languages', () => {
  const talk = new Talk('r');
  talk.take(said({ emote: 'well_played' }));
  expect(talk.words(talk.lines[0]!, WORDS.zh.emotes)).toBe('打得漂亮！');
  expect(talk.words(talk.lines[0]!, WORDS.en.emotes)).toBe('Well played!');
});
