// The discard pile, as everybody saw it come together: the last card on top.
import type { Card, Entry } from './protocol';

export class DiscardPile {
  cards: readonly Card[] = [];

  add(e: Entry): void {
    if (e.kind === 'shuffled') this.cards = [];
    if (e.kind !== 'moved') return;
    const moved = e.cards ?? [];
    if (e.from === 'discard') {
      const gone = new Set(moved.map((c) => c.id));
      this.cards = this.cards.filter((c) => !gone.has(c.id));
    }
    if (e.to === 'discard') this.cards = [...this.cards, ...moved];
  }
}
