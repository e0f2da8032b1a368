// Made from docs/protocol.schema.json by `npm run types`; changes belong there.

export type Seat = number;
export type Suit = 'spade' | 'heart' | 'club' | 'diamond' | 'none';
export type Kingdom = 'none' | 'wei' | 'shu' | 'wu' | 'qun' | 'god' | 'ambitionist';
export type Gender = 'none' | 'male' | 'female';
export type Role = 'lord' | 'loyalist' | 'rebel' | 'renegade' | 'wei' | 'shu' | 'wu' | 'qun' | 'ambitionist';
export type Phase = 'prepare' | 'judge' | 'draw' | 'play' | 'discard' | 'finish';
export type Zone =
  'outside' | 'pile' | 'discard' | 'processing' | 'hand' | 'equipment' | 'judging' | 'on_general' | 'beside';
export type Outcome = 'none' | 'decided' | 'draw';
export type Category = 'basic' | 'trick' | 'delayed' | 'equipment';
export type Slot = 'weapon' | 'armour' | 'defensive_horse' | 'offensive_horse' | 'treasure';
export type Tag =
  'locked' | 'limited' | 'awakening' | 'lord' | 'head_only' | 'deputy_only' | 'siege' | 'queue';
export type Ask =
  'act' | 'launch' | 'card' | 'own_cards' | 'cards_of' | 'seats' | 'choice' | 'arrange' | 'general' | 'none';
export type OptionKind =
  | 'pass'
  | 'use'
  | 'convert'
  | 'skill'
  | 'recast'
  | 'end_phase'
  | 'cards'
  | 'hand_card'
  | 'seats'
  | 'suit'
  | 'number'
  | 'general'
  | 'kingdom'
  | 'card_name'
  | 'skill_name'
  | 'yes';
export type LogKind =
  | 'game_starts'
  | 'general_chosen'
  | 'general_revealed'
  | 'general_hidden'
  | 'general_removed'
  | 'general_taken'
  | 'role_shown'
  | 'round_starts'
  | 'turn_starts'
  | 'turn_ends'
  | 'turn_lost'
  | 'phase_starts'
  | 'phase_skipped'
  | 'skill_launched'
  | 'skill_gained'
  | 'skill_lost'
  | 'effect_lapsed'
  | 'card_used'
  | 'card_responded'
  | 'target_added'
  | 'target_cancelled'
  | 'target_moved'
  | 'no_effect'
  | 'offset'
  | 'judge_turned'
  | 'judge_replaced'
  | 'judge_result'
  | 'pindian_shown'
  | 'pindian_result'
  | 'damage_dealt'
  | 'damage_prevented'
  | 'hp_lost'
  | 'hp_recovered'
  | 'max_hp_changed'
  | 'dying_starts'
  | 'dying_saved'
  | 'died'
  | 'moved'
  | 'shown'
  | 'looked'
  | 'suit_named'
  | 'choice_made'
  | 'seats_named'
  | 'card_named'
  | 'doubted'
  | 'came_to_nothing'
  | 'spare_general'
  | 'spare_shown'
  | 'spare_spent'
  | 'chained'
  | 'unchained'
  | 'flipped'
  | 'hand_opened'
  | 'hand_closed'
  | 'tapped'
  | 'untapped'
  | 'hp_floor_changed'
  | 'state_entered'
  | 'state_left'
  | 'effect_value'
  | 'shuffled'
  | 'extra_turn'
  | 'marked'
  | 'kingdom_chosen'
  | 'game_over';
export type RoomState = 'lobby' | 'playing' | 'over';
export type ChairBy = 'free' | 'person' | 'bot';
export type Nullification = 'ask' | 'not_this_card' | 'not_this_turn' | 'never';
export type Emote = 'hello' | 'thanks' | 'well_played' | 'sorry' | 'hurry' | 'laugh' | 'wow' | 'alas';
export type Bot = 'random' | 'steward';
export type GeneralPool = 'standard' | 'all';
export type Printings = 'any' | 'oldest' | 'newest';
export type FromClient =
  | {
      type: 'hello';
      room?: string;
      token?: string;
      protocol?: number;
      invitation?: string;
    }
  | {
      type: 'sit';
      chair: Seat;
      name: string;
    }
  | {
      type: 'rename';
      name: string;
    }
  | {
      type: 'stand';
    }
  | {
      type: 'settings';
      mode?: string;
      players?: number;
      generals?: GeneralPool;
      sets?: string[];
      printings?: Printings;
      rules?: string[];
      name?: string;
      listed?: boolean;
      chat?: boolean;
      pace?: number;
      clock?: Clock;
      bots_only?: boolean;
      guided?: boolean;
      start?: boolean;
      seed?: number;
      bots?: Bot;
    }
  | {
      type: 'start';
    }
  | {
      type: 'kick';
      chair: Seat;
    }
  | {
      type: 'make_host';
      chair: Seat;
    }
  | {
      type: 'ban';
      chair: Seat;
    }
  | {
      type: 'pardon';
    }
  | {
      type: 'close_chair';
      chair: Seat;
    }
  | {
      type: 'open_chair';
      chair: Seat;
    }
  | {
      type: 'new_link';
    }
  | {
      type: 'new_seat_link';
    }
  | {
      type: 'delete_room';
    }
  | {
      type: 'again';
      yes: boolean;
    }
  | {
      type: 'chat';
      text: string;
    }
  | {
      type: 'emote';
      emote: Emote;
    }
  | {
      type: 'pick';
      question: number;
      option: number;
      cards: number[];
      seats: Seat[];
    }
  | {
      type: 'answer';
      question: number;
      option: number;
      cards: number[];
      seats: Seat[];
    }
  | {
      type: 'why';
      question: number;
      card?: number;
      seat?: Seat;
      skill?: string;
    }
  | {
      type: 'switches';
      skip?: boolean;
      nullification?: Nullification;
      fast?: boolean;
    }
  | {
      type: 'think';
    }
  | {
      type: 'ping';
      n: number;
    };
export type FromServer =
  | {
      type: 'welcome';
      you: {
        chair: Seat | null;
        host: boolean;
        invitation?: string;
      };
      room: Room;
      log: Entry[];
      protocol?: number;
    }
  | {
      type: 'seated';
      chair: Seat;
      token: string;
    }
  | {
      type: 'room';
      room: Room;
    }
  | {
      type: 'switches';
      skip: boolean;
      nullification: Nullification;
      fast: boolean;
    }
  | {
      type: 'update';
      view: View;
      log: Entry[];
      waiting: Waiting | null;
      question: Question | null;
      lasts: number;
    }
  | {
      type: 'update';
      patch: {
        [k: string]: unknown;
      };
      log: Entry[];
      waiting: Waiting | null;
      question: Question | null;
      lasts: number;
    }
  | {
      type: 'next';
      question: number;
      option: number;
      cards: number[];
      seats: Seat[];
      next: Next;
    }
  | {
      type: 'late';
      bot_plays: boolean;
    }
  | {
      type: 'because';
      question: number;
      card?: number;
      seat?: Seat;
      skill?: string;
      why: Text;
    }
  | {
      type: 'accepted';
      question: number;
    }
  | {
      type: 'refused';
      code: string;
      why: Text;
      question?: number;
    }
  | {
      type: 'chat';
      chair: Seat | null;
      name: string;
      apart: boolean;
      stranger: boolean;
      text?: string;
      emote?: Emote;
      yours?: true;
    }
  | {
      type: 'announcement';
      text: string;
    }
  | {
      type: 'pong';
      n: number;
    }
  | {
      type: 'closing';
      why: Text;
    };

export interface Text {
  zh: string;
  en: string;
}
export interface Card {
  id: number;
  name: string;
  suit: Suit;
  number: number;
}
export interface Clock {
  decision?: number;
  bank?: number;
  away?: number;
  window?: number;
  think?: number;
}
export interface Settings {
  mode?: string;
  players?: number;
  generals?: GeneralPool;
  sets?: string[];
  printings?: Printings;
  rules?: string[];
  name?: string;
  listed?: boolean;
  chat?: boolean;
  pace?: number;
  clock?: Clock;
  bots_only?: boolean;
  guided?: boolean;
  start?: boolean;
  seed?: number;
  bots?: Bot;
}
export interface PlacedCard {
  id: number;
  name: string;
  suit: Suit;
  number: number;
  zone: Zone;
  seat: Seat | null;
}
export interface Next {
  cards: number[];
  seats: Seat[];
  done: boolean;
}
export interface Option {
  kind: OptionKind;
  label: Text;
  skill?: string;
  as?: string;
  general?: string;
  deputy?: string;
  halves?: number;
  companions?: boolean;
  suit?: Suit;
  kingdom?: Kingdom;
  min_cards: number;
  max_cards: number;
  min_seats: number;
  max_seats: number;
  ordered?: boolean;
  next: Next;
  after?: {
    [k: string]: Next;
  };
  value?: number;
}
export interface Question {
  id: number;
  ask: Ask;
  prompt: Text;
  no: Text | null;
  skill?: string;
  card?: string;
  about?: Seat;
  cards: PlacedCard[];
  dealt?: string[];
  pass: number | null;
  options: Option[];
}
export interface Waiting {
  seats: Seat[];
  window: boolean;
  left: number | null;
  bank: number | null;
  think?: boolean;
}
export interface SeatView {
  general: (string | null)[];
  hidden?: number[];
  soldiers?: number[];
  kingdom: Kingdom;
  gender: Gender;
  role: Role | null;
  hp: number;
  max_hp: number;
  floor?: number;
  hand: number;
  open_hand?: Card[];
  alive: boolean;
  chained: boolean;
  flipped: boolean;
  equipment: Card[];
  tapped?: number[];
  judging: {
    card: Card;
    as: string;
  }[];
  skills: string[];
  effects: string[];
  marks: {
    skill: string;
    n: number;
  }[];
  laid: {
    card: Card | null;
    skill: string | null;
    beside: boolean;
  }[];
  spare: number;
  shown: string | null;
}
export interface View {
  you: Seat | null;
  turn: Seat | null;
  phase: Phase | null;
  round: number;
  pile: number;
  outcome: Outcome;
  winners: Seat[];
  seats: SeatView[];
  hand: Card[];
  spare: string[];
  processing: (Card | null)[];
  discard: number;
  hands?: Card[][];
}
export interface Entry {
  n: number;
  kind: LogKind;
  event: number;
  cause: number;
  text: Text | null;
  a?: Seat;
  b?: Seat;
  seats?: Seat[];
  cards?: Card[];
  count?: number;
  skill?: string;
  card?: string;
  general?: string;
  phase?: Phase;
  from?: Zone;
  to?: Zone;
}
export interface Chair {
  by: ChairBy;
  name: string;
  here: boolean;
  bot_plays: boolean;
  seat: Seat | null;
  host?: boolean;
  again?: true;
}
export interface Room {
  id: string;
  name: string;
  state: RoomState;
  settings: Settings;
  chairs: Chair[];
  watching: number;
  replay: string | null;
  next?: string;
  bans?: number;
  by_link_only?: true;
}
export interface ReplaySummary {
  id: string;
  name: string;
  players: number;
  ended: number;
  outcome: 'decided' | 'draw';
  winners: Seat[];
  seats: {
    name: string;
    general: string | null;
    deputy?: string;
    role: Role | null;
  }[];
}
export interface Frame {
  log: Entry | null;
  patch: {
    [k: string]: unknown;
  };
  decision: number;
  asked?: {
    seat: Seat;
    prompt: Text;
  };
  answer?: Text;
  why?: Text;
}
export interface Frames {
  game: Room;
  viewer: 'all' | Seat | null;
  view: View;
  frames: Frame[];
}
export interface Rooms {
  rooms: Room[];
  unplayable: {
    id: string;
    name: string;
    why: Text;
  }[];
}
export interface Replays {
  replays: ReplaySummary[];
}
export interface Made {
  room: string;
  chair: Seat | null;
  token: string | null;
  invitation?: string;
}
export interface Error {
  error: {
    code: string;
    why: Text;
  };
}
export interface CardFacts {
  zh: string;
  en: string;
  text: Text;
  category: Category;
  slot: Slot | null;
  range: number;
}
export interface SkillFacts {
  zh: string;
  en: string;
  text: Text;
  tags: Tag[];
  mark?: Text;
}
export interface GeneralFacts {
  zh: string;
  en: string;
  kingdom: Kingdom;
  gender: Gender;
  hp: number;
  set: string;
  skills: string[];
}
export interface ExpansionFacts {
  zh: string;
  en: string;
  modes: string[];
}
export interface ModeFacts {
  zh: string;
  en: string;
  least: number;
  most: number;
  side: Text;
  allegiances: {
    id: string;
    zh: string;
    en: string;
  }[];
  sets: string[];
}
export interface RulesFacts {
  zh: string;
  en: string;
  text: Text;
  mode?: string;
}
export interface Catalogue {
  cards: {
    [k: string]: CardFacts;
  };
  skills: {
    [k: string]: SkillFacts;
  };
  generals: {
    [k: string]: GeneralFacts;
  };
  expansions: {
    [k: string]: ExpansionFacts;
  };
  modes: {
    [k: string]: ModeFacts;
  };
  rules: {
    [k: string]: RulesFacts;
  };
  beats: {
    [k: string]: number;
  };
}

export const EVERY_SUIT = ['spade', 'heart', 'club', 'diamond', 'none'] as const;
export const EVERY_KINGDOM = ['none', 'wei', 'shu', 'wu', 'qun', 'god', 'ambitionist'] as const;
export const EVERY_GENDER = ['none', 'male', 'female'] as const;
export const EVERY_ROLE = [
  'lord',
  'loyalist',
  'rebel',
  'renegade',
  'wei',
  'shu',
  'wu',
  'qun',
  'ambitionist',
] as const;
export const EVERY_PHASE = ['prepare', 'judge', 'draw', 'play', 'discard', 'finish'] as const;
export const EVERY_ZONE = [
  'outside',
  'pile',
  'discard',
  'processing',
  'hand',
  'equipment',
  'judging',
  'on_general',
  'beside',
] as const;
export const EVERY_OUTCOME = ['none', 'decided', 'draw'] as const;
export const EVERY_CATEGORY = ['basic', 'trick', 'delayed', 'equipment'] as const;
export const EVERY_SLOT = ['weapon', 'armour', 'defensive_horse', 'offensive_horse', 'treasure'] as const;
export const EVERY_TAG = [
  'locked',
  'limited',
  'awakening',
  'lord',
  'head_only',
  'deputy_only',
  'siege',
  'queue',
] as const;
export const EVERY_ASK = [
  'act',
  'launch',
  'card',
  'own_cards',
  'cards_of',
  'seats',
  'choice',
  'arrange',
  'general',
  'none',
] as const;
export const EVERY_OPTION_KIND = [
  'pass',
  'use',
  'convert',
  'skill',
  'recast',
  'end_phase',
  'cards',
  'hand_card',
  'seats',
  'suit',
  'number',
  'general',
  'kingdom',
  'card_name',
  'skill_name',
  'yes',
] as const;
export const EVERY_LOG_KIND = [
  'game_starts',
  'general_chosen',
  'general_revealed',
  'general_hidden',
  'general_removed',
  'general_taken',
  'role_shown',
  'round_starts',
  'turn_starts',
  'turn_ends',
  'turn_lost',
  'phase_starts',
  'phase_skipped',
  'skill_launched',
  'skill_gained',
  'skill_lost',
  'effect_lapsed',
  'card_used',
  'card_responded',
  'target_added',
  'target_cancelled',
  'target_moved',
  'no_effect',
  'offset',
  'judge_turned',
  'judge_replaced',
  'judge_result',
  'pindian_shown',
  'pindian_result',
  'damage_dealt',
  'damage_prevented',
  'hp_lost',
  'hp_recovered',
  'max_hp_changed',
  'dying_starts',
  'dying_saved',
  'died',
  'moved',
  'shown',
  'looked',
  'suit_named',
  'choice_made',
  'seats_named',
  'card_named',
  'doubted',
  'came_to_nothing',
  'spare_general',
  'spare_shown',
  'spare_spent',
  'chained',
  'unchained',
  'flipped',
  'hand_opened',
  'hand_closed',
  'tapped',
  'untapped',
  'hp_floor_changed',
  'state_entered',
  'state_left',
  'effect_value',
  'shuffled',
  'extra_turn',
  'marked',
  'kingdom_chosen',
  'game_over',
] as const;
export const EVERY_ROOM_STATE = ['lobby', 'playing', 'over'] as const;
export const EVERY_CHAIR_BY = ['free', 'person', 'bot'] as const;
export const EVERY_NULLIFICATION = ['ask', 'not_this_card', 'not_this_turn', 'never'] as const;
export const EVERY_EMOTE = [
  'hello',
  'thanks',
  'well_played',
  'sorry',
  'hurry',
  'laugh',
  'wow',
  'alas',
] as const;
export const EVERY_BOT = ['random', 'steward'] as const;
export const EVERY_GENERAL_POOL = ['standard', 'all'] as const;
export const EVERY_PRINTINGS = ['any', 'oldest', 'newest'] as const;
