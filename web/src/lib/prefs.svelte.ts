// What the person at this machine likes; kept in this browser only.
import { MediaQuery } from 'svelte/reactivity';
import type { Speed } from './director';
import type { GeneralPool, Text } from './protocol';
import { WORDS, type Lang, type Words } from './words';

export type Theme = 'auto' | 'dark' | 'light';
interface Prefs {
  lang: Lang;
  theme: Theme;
  name: string;
  autoTarget: boolean;
  animations: boolean;
  speed: Speed;
  sounds: boolean;
  sortHand: boolean;
  skip: boolean;
  mode: string;
  players: number;
  generals: GeneralPool;
}

const KEY = 'jiesuan.prefs';

export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null; // storage may be forbidden or hold something else
  }
}
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The page works without memory.
  }
}

const defaults: Prefs = {
  lang: typeof navigator !== 'undefined' && navigator.language.startsWith('zh') ? 'zh' : 'en',
  theme: 'dark',
  name: '',
  autoTarget: true,
  animations: true,
  speed: 'normal',
  sounds: false,
  sortHand: false,
  skip: false,
  mode: 'identity',
  players: 5,
  generals: 'standard',
};

export const prefs = $state<Prefs>({ ...defaults, ...(recall<Partial<Prefs>>(KEY) ?? {}) });

const systemIsLight = new MediaQuery('(prefers-color-scheme: light)');

export function applyPrefs(): void {
  remember(KEY, { ...prefs });
  const root = document.documentElement;
  root.lang = prefs.lang === 'zh' ? 'zh-CN' : 'en';
  const bySystem = systemIsLight.current ? 'light' : 'dark';
  root.dataset['theme'] = prefs.theme === 'auto' ? bySystem : prefs.theme;
  root.classList.toggle('still', !prefs.animations);
}

// Things are shown where they are, without moving there.
export const still = (): boolean =>
  !prefs.animations || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const words = (): Words => WORDS[prefs.lang];
export const say = (t: Text): string => t[prefs.lang];
