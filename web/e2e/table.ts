// A server of its own for every worker, and pages whose every message is checked.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { FromServer, Settings } from '../src/lib/protocol';
import { faultOf, typeOfAnswer } from './schema';

export { expect };

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env['JIESUAN'] ?? join(root, 'build/release/jiesuan');

export class Server {
  url = '';
  private process: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'jiesuan-e2e-'));
  private port = 0;

  async start(): Promise<void> {
    if (!existsSync(program)) throw new Error(`${program} is missing: build it first`);
    const store = join(this.folder, 'store.sqlite');
    const args = ['serve', '--port', String(this.port), '--store', store, '--web', join(root, 'web/dist')];
    const child = spawn(program, [...args, '--rooms-a-minute', '1000', '--seed', '3', '--quiet'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process = child;
    this.url = await new Promise((resolve, reject) => {
      child.stdout!.on('data', (text: Buffer) => {
        const [address] = /http:\/\/\S+:\d+/.exec(String(text)) ?? [];
        if (address) resolve(address);
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.port = Number(new URL(this.url).port);
  }
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
  clean(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
  async makeRoom(settings: Settings): Promise<{ room: string; token: string | null }> {
    const answer = await fetch(`${this.url}/api/rooms`, { method: 'POST', body: JSON.stringify(settings) });
    const made: unknown = await answer.json();
    expect(faultOf('made', made)).toBeNull();
    return made as { room: string; token: string | null };
  }
}

// Whatever is wrong on the wire or in the page ends up here and fails the test.
export function listen(page: Page, faults: string[], heard: FromServer[] = []): void {
  page.on('pageerror', (e) => faults.push(`page: ${e.message}`));
  page.on('websocket', (socket) => {
    const look = (type: string, payload: string | Buffer) => {
      const message = JSON.parse(String(payload)) as FromServer;
      const fault = faultOf(type, message);
      if (fault) faults.push(fault);
      if (type === 'from_server') heard.push(message);
    };
    socket.on('framesent', (f) => look('from_client', f.payload));
    socket.on('framereceived', (f) => look('from_server', f.payload));
  });
  page.on('response', async (r) => {
    const url = new URL(r.url());
    if (!url.pathname.startsWith('/api/')) return;
    const type = typeOfAnswer(url.pathname, r.status());
    if (!type) return;
    const body: unknown = await r.json().catch(() => undefined); // the page may have gone elsewhere
    const fault = body === undefined ? null : faultOf(type, body);
    if (fault) faults.push(`${url.pathname}: ${fault}`);
  });
}

// Whatever is not about staging is shown at once, unless a test has asked for a pace before.
export function atOnce(): void {
  if (!localStorage.getItem('jiesuan.prefs')) localStorage.setItem('jiesuan.prefs', '{"speed":"instant"}');
}

interface Here {
  faults: string[];
  open(path: string, context?: BrowserContext): Promise<Page>;
}
export const test = base.extend<Here, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
      server.clean();
    },
    { scope: 'worker' },
  ],
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  open: async ({ context, faults, server }, use) => {
    await use(async (path, where = context) => {
      const page = await where.newPage();
      await page.addInitScript(atOnce);
      listen(page, faults);
      await page.goto(server.url + path);
      return page;
    });
  },
});

// A table with one person, no pauses and no clocks.
export const ALONE: Settings = {
  players: 2,
  start: true,
  pace: 0,
  clock: { decision: 0, bank: 0, away: 0, window: 0 },
};
export const seatPath = (made: { room: string; token: string | null }) => `/room/${made.room}#${made.token}`;
