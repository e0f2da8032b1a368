// What is said in a room, and whom one wants to hear. Nothing of it is kept but whom one has muted.
import { recall, remember } from './prefs.svelte';
import type { Emote, FromServer } from './protocol';

export type Said = Extract<FromServer, { type: 'chat' }>;
export interface SaidLine {
  n: number;
  said: Said;
  who: string; // one person, for muting; everybody who watches is one
}

const MOST = 200;
const LONGEST = 120;
// Nothing that is not seen: a phone adds such characters to its emoji, and the server refuses them.
const UNSEEN =
  /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]/gu;
export const speakable = (text: string): string =>
  [...text.replace(/\s+/gu, ' ').replace(UNSEEN, '').trim()].slice(0, LONGEST).join('').trim();

export const personOf = (said: Said): string =>
  said.chair === null ? 'watchers' : `${said.chair} ${said.name}`;

export class Talk {
  lines = $state.raw<readonly SaidLine[]>([]);
  latest = $state.raw<SaidLine | null>(null); // that one hears; a bubble
  unread = $state(0);
  open = $state(false); // somebody looks at it
  notice = $state('');
  private muted = $state.raw<ReadonlySet<string>>(new Set());
  private heard = $state.raw<ReadonlySet<string>>(new Set()); // strangers one wants to hear
  private readonly key: string;
  private count = 0;

  constructor(room: string) {
    this.key = `jiesuan.muted.${room}`;
    const kept = recall<string[]>(this.key);
    if (Array.isArray(kept)) this.muted = new Set(kept.filter((who) => typeof who === 'string'));
  }

  take(said: Said): void {
    const line = { n: ++this.count, said, who: personOf(said) };
    this.lines = [...this.lines, line].slice(-MOST);
    this.notice = '';
    if (!this.hears(line)) return;
    this.latest = line;
    if (!this.open) ++this.unread;
  }
  look(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  isMuted(who: string): boolean {
    return this.muted.has(who);
  }
  // A stranger's text waits until one asks for it; an emote is one of a few words of ours.
  isStrange(line: SaidLine): boolean {
    return (
      line.said.stranger && !line.said.yours && line.said.text !== undefined && !this.heard.has(line.who)
    );
  }
  hears(line: SaidLine): boolean {
    return !this.isMuted(line.who) && !this.isStrange(line);
  }
  setMuted(who: string, muted: boolean): void {
    const now = new Set(this.muted);
    if (muted) now.add(who);
    else now.delete(who);
    this.muted = now;
    remember(this.key, [...now]);
    if (muted && this.latest?.who === who) this.latest = null;
  }
  hear(who: string): void {
    this.heard = new Set([...this.heard, who]);
  }
  words(line: SaidLine, emotes: Record<Emote, string>): string {
    return line.said.text ?? (line.said.emote ? emotes[line.said.emote] : '');
  }
}
