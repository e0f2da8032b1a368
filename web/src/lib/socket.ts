// The line to the table: says hello, notices when the other end is gone, and comes back by itself.
import type { FromClient, FromServer } from './protocol';

export type LineState = 'connecting' | 'open' | 'lost';
interface Hooks {
  hello(): FromClient;
  message(m: FromServer): void;
  state(s: LineState): void;
}

// What this page and the server can say to each other. A server that has moved on refuses the page's hello, and
// the page fetches itself anew; once, since what comes may be the same page out of somebody's cache.
export const PROTOCOL = 3;
const RELOADED = 'jiesuan.reloaded';
// Whether this is the page after reloading; without a memory it could reload for ever, so then it does not.
function reloadedBefore(): boolean {
  try {
    return sessionStorage.getItem(RELOADED) !== null;
  } catch {
    return true;
  }
}
function noteReload(reloaded: boolean): void {
  try {
    if (reloaded) sessionStorage.setItem(RELOADED, '1');
    else sessionStorage.removeItem(RELOADED);
  } catch {
    // a browser that keeps nothing
  }
}

const PING_EVERY = 15_000;
const MISSED_PONGS = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
const SOON = 1_000; // a server that says that it closes the line is there, or another one has the room in a moment
// The server takes 20 messages a second and 60 at once; whoever presses faster waits here.
const BURST = 45;
const EACH = 60; // ms

export class Line {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private pings = 0;
  private unanswered = 0;
  private over = false;
  private queue: FromClient[] = [];
  private budget = BURST;
  private lastSent = 0;
  private flusher: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly url: string,
    private readonly hooks: Hooks,
  ) {}

  open(): void {
    clearTimeout(this.retry);
    this.drop();
    this.hooks.state('connecting');
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.unanswered = 0;
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
      socket.send(JSON.stringify(this.hooks.hello()));
    };
    socket.onmessage = (e) => {
      const message = JSON.parse(String(e.data)) as FromServer;
      this.unanswered = 0;
      if (message.type === 'refused' && message.code === 'protocol' && this.reload()) return;
      if (message.type === 'welcome') {
        this.wait = FIRST_WAIT;
        noteReload(false);
        this.hooks.state('open');
      }
      if (message.type === 'closing') this.wait = Math.min(this.wait, SOON);
      if (message.type !== 'pong') this.hooks.message(message);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    if (message.type === 'pick') this.queue = this.queue.filter((m) => m.type !== 'pick');
    this.queue.push(message);
    this.flush();
    return true;
  }

  private flush(): void {
    clearTimeout(this.flusher);
    const now = Date.now();
    this.budget = Math.min(BURST, this.budget + (now - this.lastSent) / EACH);
    this.lastSent = now;
    while (this.queue.length > 0 && this.budget >= 1) {
      --this.budget;
      this.socket?.send(JSON.stringify(this.queue.shift()));
    }
    if (this.queue.length > 0) this.flusher = setTimeout(() => this.flush(), EACH);
  }

  // The lid was opened, the network is back, the tab is looked at again: do not wait for a timer. A line
  // that looks alive is asked at once, since a sleeping machine is not told that the other end hung up.
  wake(): void {
    if (this.over) return;
    if (!this.socket) this.open();
    else if (this.socket.readyState === WebSocket.OPEN) this.ping(3_000);
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retry);
    this.drop();
  }

  // The browser says that the network is gone.
  cut(): void {
    if (!this.over) this.lost();
  }

  private reload(): boolean {
    if (reloadedBefore()) return false;
    noteReload(true);
    this.close();
    location.reload();
    return true;
  }

  private ping(patience?: number): void {
    if (this.unanswered >= MISSED_PONGS) return this.lost();
    ++this.unanswered;
    this.send({ type: 'ping', n: ++this.pings });
    if (patience === undefined) return;
    const asked = this.socket;
    setTimeout(() => {
      if (this.socket === asked && this.unanswered > 0) this.open();
    }, patience);
  }

  private lost(): void {
    this.drop();
    if (this.over) return;
    this.hooks.state('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private drop(): void {
    clearInterval(this.pinger);
    clearTimeout(this.flusher);
    this.queue = [];
    this.budget = BURST;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
