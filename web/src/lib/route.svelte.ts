// Which page the address means. A seat's token, or the word of a room's link (#join=WORD), stands in the fragment and is
// kept in this browser.
import { keepInvitation, keepToken } from './game.svelte';

export type Route =
  | { page: 'home' | 'judge' | 'none' }
  | { page: 'room' | 'replay'; id: string }
  | { page: 'rules'; kind: string; id: string };

// What is no address in UTF-8 is nothing we know.
function decoded(part = ''): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

function read(): Route {
  const [, first, second, third] = location.pathname.split('/');
  if (!first) return { page: 'home' };
  if (first === 'judge' && !second) return { page: 'judge' };
  const id = decoded(second);
  if (first === 'rules') return { page: 'rules', kind: id, id: decoded(third) };
  if ((first === 'room' || first === 'replay') && id) {
    const [word, invitation] = location.hash.slice(1).split('=');
    if (first === 'room' && word === 'join' && invitation) keepInvitation(id, invitation);
    else if (first === 'room' && word) keepToken(id, word);
    return { page: first, id };
  }
  return { page: 'none' };
}

class Router {
  now = $state.raw<Route>(read());
  constructor() {
    addEventListener('popstate', () => (this.now = read()));
    // Links of the page itself do not load it anew.
    document.addEventListener('click', (e) => {
      if (e.defaultPrevented || e.button !== 0 || e.metaKey || e.ctrlKey || e.shiftKey) return;
      const link = (e.target as Element | null)?.closest?.('a');
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
      if (!/^\/($|room\/|replay\/|judge$|rules$|rules\/)/.test(link.pathname)) return;
      e.preventDefault();
      go(link.pathname + link.search + link.hash);
    });
  }
  go(path: string): void {
    history.pushState(null, '', path);
    this.now = read();
    scrollTo(0, 0);
  }
  // Without a way back: where one was leads here again.
  lead(path: string): void {
    history.replaceState(null, '', path);
    this.now = read();
  }
}

export const route = new Router();
export const go = (path: string): void => route.go(path);
