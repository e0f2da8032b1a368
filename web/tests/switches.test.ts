// The switches a page shows are those the server has.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { faultOf } from '../e2e/schema';
import { Game } from '../src/lib/game.svelte';
import { prefs } from '../src/lib/prefs.svelte';
import type { FromClient, FromServer } from '../src/lib/protocol';

class FakeSocket {
  static OPEN = 1;
  static newest: FakeSocket;
  readyState = 1;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((e: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.newest = this;
  }
  send(text: string) {
    const message = JSON.parse(text) as FromClient;
    expect(faultOf('from_client', message)).toBeNull();
    this.sent.push(message);
  }
  close() {}
  say(m: FromServer) {
    expect(faultOf('from_server', m)).toBeNull();
    this.onmessage?.({ data: JSON.stringify(m) });
  }
  get switches() {
    return this.sent.filter((m) => m.type === 'switches');
  }
}

const room = (window: number): Extract<FromServer, { type: 'room' }>['room'] => ({
  id: 'r',
  name: '',
  state: 'lobby',
  settings: { clock: { window } },
  chairs: [],
  watching: 0,
  replay: null,
});
const welcome = (chair: number | null): FromServer => ({
  type: 'welcome',
  you: { chair, host: false },
  room: room(5),
  log: [],
});

let game: Game;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  prefs.skip = false;
  game = new Game('r');
  game.open();
  FakeSocket.newest.onopen?.();
});
afterEach(() => {
  game.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('says whether it skips whenever it comes to its chair, off as well as on', () => {
  FakeSocket.newest.say(welcome(1));
  expect(FakeSocket.newest.switches).toEqual([{ type: 'switches', skip: false }]);
  prefs.skip = true;
  FakeSocket.newest.say(welcome(1));
  expect(FakeSocket.newest.switches.at(-1)).toEqual({ type: 'switches', skip: true });
});

it('says so when it sits down, too', () => {
  prefs.skip = true;
  FakeSocket.newest.say(welcome(null));
  expect(FakeSocket.newest.switches).toEqual([]);
  FakeSocket.newest.say({ type: 'seated', chair: 1, token: 't' });
  expect(FakeSocket.newest.switches).toEqual([{ type: 'switches', skip: true }]);
});

it('shows what the server says, not what it wished for', () => {
  FakeSocket.newest.say(welcome(1));
  game.setSkip(true);
  expect(game.skip).toBe(true);
  FakeSocket.newest.say({ type: 'switches', skip: false, nullification: 'ask', fast: false });
  expect(game.skip).toBe(false);
  game.setNullification('not_this_card');
  FakeSocket.newest.say({ type: 'switches', skip: false, nullification: 'not_this_card', fast: false });
  expect(game.nullification).toBe('not_this_card');
  FakeSocket.newest.say({ type: 'switches', skip: false, nullification: 'ask', fast: false });
  expect(game.nullification).toBe('ask');
});

it('says never again to a server that was started anew', () => {
  FakeSocket.newest.say(welcome(1));
  FakeSocket.newest.say({ type: 'switches', skip: false, nullification: 'never', fast: false });
  FakeSocket.newest.say(welcome(1));
  expect(FakeSocket.newest.switches.at(-1)).toEqual({
    type: 'switches',
    skip: false,
    nullification: 'never',
  });
});

it('says it is there again at any press while a bot has its seat, and at no other', () => {
  FakeSocket.newest.say(welcome(0));
  const before = FakeSocket.newest.switches.length;
  const chairs = (bot_plays: boolean) => [
    { by: 'person' as const, name: 'A', here: true, bot_plays, seat: 0 },
  ];
  FakeSocket.newest.say({ type: 'room', room: { ...room(2), state: 'playing', chairs: chairs(false) } });
  game.hereAgain();
  expect(FakeSocket.newest.switches.length).toBe(before);
  FakeSocket.newest.say({ type: 'late', bot_plays: true });
  expect(game.notice).not.toBe('');
  FakeSocket.newest.say({ type: 'room', room: { ...room(2), state: 'playing', chairs: chairs(true) } });
  game.hereAgain();
  expect(FakeSocket.newest.switches.length).toBe(before + 1);
});

it('says that bots need not wait only when that changes, and again on a new line', () => {
  FakeSocket.newest.say(welcome(1));
  FakeSocket.newest.say({ type: 'switches', skip: false, nullification: 'ask', fast: false });
  const said = () => FakeSocket.newest.switches.filter((m) => 'fast' in m);
  game.hasten(false);
  expect(said()).toEqual([]);
  game.hasten(true);
  game.hasten(true);
  expect(said()).toEqual([{ type: 'switches', fast: true }]);
  FakeSocket.newest.say({ type: 'switches', skip: false, nullification: 'ask', fast: false }); // a new server
  game.hasten(true);
  expect(said().length).toBe(2);
});
