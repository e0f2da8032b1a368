// The games of this browser: kept here and nowhere else, the latest first.
import { recall, remember } from './prefs.svelte';

export interface MyGame {
  room: string;
  began: number; // ms since 1970
  ended?: number;
  mode: string;
  players: number;
  general: string[];
  role: string | null;
  seat: number;
  result?: 'won' | 'lost' | 'draw';
  replay?: string;
}

const KEY = 'jiesuan.mine';
const MOST = 60;

export const myGames = (): MyGame[] => {
  const kept = recall<MyGame[]>(KEY);
  return Array.isArray(kept) ? kept.filter((g) => typeof g?.room === 'string') : [];
};
export const myGame = (room: string): MyGame | undefined => myGames().find((g) => g.room === room);

// When it began stays what it was when it was first kept.
export function keepMyGame(game: Omit<MyGame, 'began'>, now: number): MyGame {
  const known = myGame(game.room);
  const kept: MyGame = { ...known, ...game, began: known?.began ?? now };
  if (game.result && !kept.ended) kept.ended = now;
  remember(KEY, [kept, ...myGames().filter((g) => g.room !== game.room)].slice(0, MOST));
  return kept;
}
