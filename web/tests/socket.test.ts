import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromServer } from '../src/lib/protocol';
import { Line } from '../src/lib/socket';

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; n?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
    this.say({ type: 'welcome' } as FromServer);
  }
  say(m: FromServer) {
    this.onmessage?.({ data: JSON.stringify(m) });
  }
  hangUp() {
    this.readyState = 3;
    this.onclose?.();
  }
}

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

let reloads = 0;
const newest = () => FakeSocket.all.at(-1)!;
let states: string[];
let heard: string[];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('location', { reload: () => ++reloads });
  reloads = 0;
  FakeSocket.all = [];
  states = [];
  heard = [];
  line = new Line('ws://table/ws', {
    hello: () => ({ type: 'hello', room: 'r', token: 't' }),
    message: (m) => heard.push(m.type),
    state: (s) => states.push(s),
  });
  line.open();
  newest().accept();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says hello first and is open once welcomed', () => {
  expect(newest().sent[0]).toEqual({ type: 'hello', room: 'r', token: 't' });
  expect(states).toEqual(['connecting', 'open']);
  expect(heard).toEqual(['welcome']);
});

it('comes back by itself, waiting longer each time', () => {
  newest().hangUp();
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all.length).toBe(2);
  newest().hangUp();
  vi.advanceTimersByTime(599);
  expect(FakeSocket.all.length).toBe(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all.length).toBe(3);
  newest().accept();
  expect(states.at(-1)).toBe('open');
  newest().hangUp();
  vi.advanceTimersByTime(300); // once welcomed it starts from the short wait again
  expect(FakeSocket.all.length).toBe(4);
});

it('comes back soon for as long as servers say that they close the line', () => {
  for (let i = 0; i < 6; ++i) {
    newest().hangUp();
    vi.advanceTimersByTime(10_000);
  }
  const before = FakeSocket.all.length;
  for (let i = 1; i <= 3; ++i) {
    newest().say({ type: 'closing', why: { zh: '', en: '' } } as FromServer);
    newest().hangUp();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all.length).toBe(before + i);
  }
});

it('comes back at once when the tab is looked at again', () => {
  newest().hangUp();
  line.wake();
  expect(FakeSocket.all.length).toBe(2);
});

it('takes two missed pongs for a dead line', () => {
  vi.advanceTimersByTime(15_000);
  vi.advanceTimersByTime(15_000);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(15_000);
  expect(states.at(-1)).toBe('lost');
});

it('stays while pongs come', () => {
  for (let i = 1; i <= 10; ++i) {
    vi.advanceTimersByTime(15_000);
    newest().say({ type: 'pong', n: i });
  }
  expect(states.at(-1)).toBe('open');
  expect(heard).toEqual(['welcome']);
});

it('asks a line that slept whether it still lives, and makes a new one if not', () => {
  line.wake();
  expect(newest().sent.at(-1)?.type).toBe('ping');
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.all.length).toBe(2);
  newest().accept();
  line.wake();
  newest().say({ type: 'pong', n: 2 });
  vi.advanceTimersByTime(3_000);
  expect(FakeSocket.all.length).toBe(2);
});

it('says no more than the server takes, and drops picks that are outdated', () => {
  const pick = (option: number) => ({ type: 'pick' as const, question: 1, option, cards: [], seats: [] });
  for (let i = 0; i < 100; ++i) line.send(pick(i));
  const said = () => newest().sent.filter((m) => m.type === 'pick').length;
  expect(said()).toBeLessThan(60);
  const before = said();
  line.send({ type: 'answer', question: 1, option: 0, cards: [], seats: [] });
  vi.advanceTimersByTime(1000);
  expect(said()).toBe(before + 1);
  expect(newest().sent.at(-1)?.type).toBe('answer');
});

it('ends when it is told to', () => {
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(1);
});

it('reloads an old page, once', () => {
  const old = { type: 'refused', code: 'protocol', why: { zh: '旧', en: 'old' } } as FromServer;
  newest().say(old);
  expect(reloads).toBe(1);
  expect(heard).not.toContain('refused');
  // The same page has come out of a cache: it says what is wrong instead of reloading for ever.
  line = new Line('ws://table/ws', {
    hello: () => ({ type: 'hello', room: 'r' }),
    message: (m) => heard.push(m.type),
    state: (s) => states.push(s),
  });
  line.open();
  newest().readyState = 1;
  newest().onopen?.();
  newest().say(old);
  expect(reloads).toBe(1);
  expect(heard).toContain('refused');
});
