// The number in the effect of a card in use, where it is no longer what is printed: by the id of the card.
import type { Entry } from './protocol';

export class EffectValues {
  readonly of = new Map<number, number>();
  private causeOf = new Map<number, number>();
  private usedIn = new Map<number, number[]>(); // the cards, by the event of their use

  add(entries: readonly Entry[]): void {
    for (const e of entries) {
      if (!this.causeOf.has(e.event)) this.causeOf.set(e.event, e.cause);
      if (e.kind === 'card_used') {
        const cards = (e.cards ?? []).map((c) => c.id);
        this.usedIn.set(e.event, cards);
        for (const id of cards) this.of.delete(id); // it was for one use
      } else if (e.kind === 'effect_value') {
        for (const id of this.cardsInUse(e.event)) this.of.set(id, e.count ?? 0);
      }
    }
  }

  // It is changed in the use itself, or by a skill launched in it.
  private cardsInUse(event: number): number[] {
    const seen = new Set<number>();
    for (let at = event; at !== 0 && !seen.has(at); at = this.causeOf.get(at) ?? 0) {
      const cards = this.usedIn.get(at);
      if (cards) return cards;
      seen.add(at);
    }
    return [];
  }
}
