// One room as this page sees it: the last update is the truth, and the director shows, beat by beat, what led to it.
// The picker holds what is being answered.
import { tick } from 'svelte';
import { Acts, type Act } from './acts';
import { beatsOf, LENGTHS, type Beat, type BeatLengths } from './beats';
import { Director, FACTOR } from './director';
import { DiscardPile } from './discards';
import { revealIn, type Reveal } from './generals';
import { patchedView } from './merge';
import { book } from './names.svelte';
import { Picker } from './picker.svelte';
import { prefs, recall, remember, say, words } from './prefs.svelte';
import type {
  Card,
  Entry,
  FromClient,
  FromServer,
  Nullification,
  Room,
  Text,
  View,
  Waiting,
} from './protocol';
import { Line, PROTOCOL, type LineState } from './socket';
import { after, setUp } from './reckon';
import { Story, type Line as LogLine } from './story';
import type { DrawnStage, Staging } from './table';
import { Talk } from './talk.svelte';
import { EffectValues } from './values';

const tokenKey = (room: string) => `jiesuan.token.${room}`;
// Whoever plays with bots alone keeps nobody waiting.
export const NO_CLOCK = { decision: 0, bank: 0, away: 0, window: 0 };
export const tokenOf = (room: string): string | null => recall<string>(tokenKey(room));
export const keepToken = (room: string, token: string): void => remember(tokenKey(room), token);
// The word of a room's link, if one came by it.
const invitationKey = (room: string) => `jiesuan.invitation.${room}`;
export const keepInvitation = (room: string, word: string): void => remember(invitationKey(room), word);

type Update = Extract<FromServer, { type: 'update'; view: View }>;
const LATEST = 4000; // ms a question with a clock waits for what led to it, and no more than a quarter of its time
const LATEST_WITHOUT_CLOCK = 9000;

// How long a question may wait for the beats before it. A server that lets its clocks start after the beats says
// how long these last.
function patience(m: Update): number {
  if (!m.question) return Infinity;
  const lasts = (m as { lasts?: number }).lasts ?? 0;
  const left = m.waiting?.left ?? null;
  return left === null ? LATEST_WITHOUT_CLOCK : Math.max(lasts, Math.min(LATEST, left / 4));
}
const lengths = (): BeatLengths => (book.catalogue as { beats?: BeatLengths } | null)?.beats ?? LENGTHS;

export class Game {
  line = $state<LineState>('connecting');
  room = $state.raw<Room | null>(null);
  chair = $state<number | null>(null);
  host = $state(false);
  view = $state.raw<View | null>(null); // as it is shown; between two updates it is reckoned from the log
  acts = $state.raw<readonly Act[]>([]);
  past = $state.raw<readonly Act[]>([]);
  dying = $state.raw<ReadonlySet<number>>(new Set());
  showing = $state(false); // beats are being shown
  fast = $state(false); // to the end, by somebody who is dead
  waiting = $state.raw<Waiting | null>(null);
  waitingSince = $state(0); // performance.now() when `waiting` was told
  log = $state.raw<LogLine[]>([]);
  lastAct = $state.raw<Entry | null>(null); // the last use or response, for the arrows
  discards = $state.raw<readonly Card[]>([]);
  values = $state.raw<ReadonlyMap<number, number>>(new Map());
  picker = $state.raw<Picker | null>(null);
  chosen = $state.raw<readonly string[]>([]); // one's generals, while others still choose theirs
  revealed = $state.raw<Reveal | null>(null); // just now
  notice = $state('');
  announcement = $state(''); // of those who run the server
  gone = $state(false); // there is no such room, or it is none for us …
  shutOut = $state.raw<Text | null>(null); // … and why
  invitation = $state<string | null>(null);
  readonly talk: Talk;
  // Whether there is anybody to talk to.
  company = $derived.by(() => {
    const others = (this.room?.chairs ?? []).filter((c, i) => c.by === 'person' && i !== this.chair);
    return others.length > 0 || (this.room?.watching ?? 0) > (this.chair === null ? 1 : 0);
  });
  mayTalk = $derived(this.room?.settings.chat !== false);
  // Standing answers as the server has them.
  skip = $state(false);
  nullification = $state<Nullification>('ask');
  private hastened = $state(false);
  token: string | null;
  story = $state.raw(new Story()); // another one after every welcome
  onSeated: (token: string) => void = () => {};

  private wire: Line;
  private effectValues = new EffectValues();
  private back = true; // the line was made anew since the last update
  private latest: Update | null = null; // perhaps not shown yet
  private middle = new Acts();
  private pile = new DiscardPile();
  private drawn: DrawnStage | null = null;
  private rushed: Entry[] = []; // since the last update that was shown to its end
  private director = new Director(
    { cue: (beat, ms) => this.cue(beat, ms), show: (beat, ms) => this.show(beat, ms) },
    {
      now: () => performance.now(),
      after: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
    },
    () => (document.hidden || this.fast ? 0 : FACTOR[prefs.speed]),
  );
  readonly staging: Staging;

  constructor(readonly id: string) {
    this.token = tokenOf(id);
    this.invitation = recall<string>(invitationKey(id));
    this.talk = new Talk(id);
    const busy = () => this.showing;
    this.staging = {
      get busy() {
        return busy();
      },
      attach: (drawn) => {
        this.drawn = drawn;
        return () => {
          if (this.drawn === drawn) this.drawn = null;
        };
      },
      hurry: () => this.director.hurry(),
    };
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.wire = new Line(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}`, {
      hello: () => this.hello(),
      message: (m) => this.hear(m),
      state: (s) => (this.line = s),
    });
  }

  private hello(): FromClient {
    return {
      type: 'hello',
      protocol: PROTOCOL,
      room: this.id,
      ...(this.token ? { token: this.token } : {}),
      ...(this.invitation ? { invitation: this.invitation } : {}),
    };
  }

  open(): void {
    this.wire.open();
  }
  close(): void {
    this.director.drop();
    this.wire.close();
  }
  // The page is looked at, or no longer.
  looked(): void {
    if (document.hidden) this.director.finish();
  }
  wake(): void {
    this.wire.wake();
  }
  cut(): void {
    this.wire.cut();
  }
  send = (m: FromClient): boolean => this.wire.send(m);

  setNullification(n: Nullification): void {
    this.nullification = n;
    this.send({ type: 'switches', nullification: n });
  }
  setSkip(skip: boolean): void {
    prefs.skip = this.skip = skip;
    this.send({ type: 'switches', skip });
  }
  think(): void {
    this.send({ type: 'think' });
  }
  // A press of any kind takes the seat back from the bot that has it since time ran out.
  hereAgain(): void {
    if (this.chair !== null && this.room?.chairs[this.chair]?.bot_plays) this.send({ type: 'switches' });
  }
  // Whether bots need not wait for this one; said only when it differs from what the server knows.
  hasten(fast: boolean): void {
    if (this.chair === null || this.line !== 'open' || fast === this.hastened) return;
    if (this.send({ type: 'switches', fast })) this.hastened = fast;
  }
  // What this browser likes is said whenever it sits down or comes back; what holds is what the server then
  // answers. Of the standing answers only the one without an end outlasts a lost line.
  private saySwitches(): void {
    const never = this.nullification === 'never' ? { nullification: this.nullification } : {};
    this.send({ type: 'switches', skip: prefs.skip, ...never });
  }

  private hear(m: FromServer): void {
    switch (m.type) {
      case 'welcome':
        this.room = m.room;
        this.chair = m.you.chair;
        this.host = m.you.host;
        this.gone = false;
        if (m.you.invitation) keepInvitation(this.id, (this.invitation = m.you.invitation));
        this.back = true;
        this.story = new Story();
        this.effectValues = new EffectValues();
        this.log = [];
        this.lastAct = null;
        this.director.drop();
        this.rushed = [];
        this.showing = false;
        this.middle = new Acts();
        this.pile = new DiscardPile();
        this.tell(m.log, false);
        if (m.you.chair !== null) this.saySwitches();
        return;
      case 'switches':
        this.skip = m.skip;
        this.nullification = m.nullification;
        this.hastened = m.fast;
        return;
      case 'room':
        // What was said before the game is not said at the table.
        if (this.room?.state === 'lobby' && m.room.state !== 'lobby') this.talk.latest = null;
        this.room = m.room;
        return;
      case 'seated':
        this.token = m.token;
        this.chair = m.chair;
        keepToken(this.id, m.token);
        this.onSeated(m.token);
        this.saySwitches();
        return;
      case 'update':
        this.update('view' in m ? m : { ...m, view: patchedView(this.latest!.view, m.patch) });
        return;
      case 'next':
        if (this.picker?.question.id === m.question) this.picker.learn(m, m.next);
        return;
      case 'because': {
        const { type: _, question, why, ...about } = m;
        if (this.picker?.question.id === question) this.picker.because = { about, why };
        return;
      }
      case 'refused':
        // Too many presses at once: whatever was on its way is said again a little later.
        if (m.code === 'too_fast') setTimeout(() => this.picker?.again(), 800);
        if (m.code === 'bad_token') {
          this.token = null; // the link is of another room: watch
          this.send(this.hello());
        }
        if (m.code === 'no_room' || m.code === 'no_such_room') this.gone = true;
        if (m.code === 'banned' || m.code === 'invitation') {
          this.gone = true;
          this.shutOut = m.why;
        }
        if (m.code === 'chat_too_fast' || m.code === 'chat_off') {
          this.talk.notice = say(m.why);
          return;
        }
        if (m.question !== undefined && this.picker?.question.id === m.question) this.picker.refused();
        this.notice = say(m.why);
        return;
      case 'chat':
        this.talk.take(m);
        return;
      case 'announcement':
        this.announcement = m.text;
        return;
      case 'late':
        this.notice = m.bot_plays ? words().lateBot : words().late;
        return;
      case 'closing':
        this.notice = say(m.why);
        return;
      case 'accepted':
      case 'pong':
        return;
    }
  }

  private update(m: Update): void {
    this.noteChoice(m);
    this.latest = m;
    const told = performance.now();
    const back = this.back;
    this.back = false;
    // A selection survives whatever else happens, and a lost line.
    const same =
      m.question !== null && JSON.stringify(m.question) === JSON.stringify(this.picker?.question ?? null);
    if (!same) this.picker = null;
    else if (back) this.picker!.again();
    if (back) this.tell(m.log, true);
    const begun = back || this.director.busy || !this.view ? null : setUp(this.view, m.view, m.log);
    if (begun) {
      this.tell(m.log.slice(0, begun.rest), true);
      this.view = begun.view;
    }
    this.showing = true;
    const settle = () => this.settle(m, told);
    const shown = back ? [] : m.log.slice(begun?.rest ?? 0);
    this.director.take(beatsOf(shown, lengths()), settle, patience(m));
  }

  private cue(beat: Beat, ms: number): void {
    if (ms > 0) this.drawn?.cue(beat, ms);
  }

  private show(beat: Beat, ms: number): void {
    let view = this.view;
    for (const e of beat.entries) view = view && after(view, e, (card) => this.middle.asWhat(card));
    this.view = view;
    this.tell(beat.entries, true);
    if (ms > 0) void tick().then(() => this.drawn?.shown(beat, ms));
    else this.rushed.push(...beat.entries);
  }

  private settle(m: Update, told: number): void {
    if (this.rushed.length > 0) this.drawn?.atOnce(this.rushed);
    this.rushed = [];
    this.view = m.view;
    this.waiting = m.waiting;
    this.waitingSince = told;
    this.showing = this.director.busy;
    if (m === this.latest && m.question && !this.picker) {
      this.picker = new Picker(m.question, this.send);
      this.notice = '';
    }
  }

  private noteChoice(m: Update): void {
    const { question, pick, sent } = this.picker ?? {};
    const mine = m.view.you === null ? undefined : m.view.seats[m.view.you];
    if (!mine || mine.general.length > 0 || m.question) this.chosen = [];
    else if (sent && question?.ask === 'general' && pick?.option != null) {
      const { general, deputy } = question.options[pick.option] ?? {};
      this.chosen = [general, deputy].filter((id) => id !== undefined);
    }
  }

  private tell(entries: readonly Entry[], live: boolean): void {
    if (entries.length === 0) return;
    this.story.add(entries);
    this.log = [...this.story.lines];
    this.effectValues.add(entries);
    this.values = new Map(this.effectValues.of);
    for (const e of entries) {
      this.middle.add(e);
      this.pile.add(e);
      if (e.kind === 'card_used' || e.kind === 'card_responded') this.lastAct = e;
      else if (e.kind === 'turn_starts' || e.kind === 'game_over') this.lastAct = null;
    }
    this.acts = this.middle.list;
    this.past = this.middle.past;
    this.dying = this.middle.dying;
    this.discards = this.pile.cards;
    if (!live) return;
    this.revealed = revealIn(entries) ?? this.revealed;
  }
}
