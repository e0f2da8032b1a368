// Throws that are always the same for the same words (FNV-1a, then a mixing step for every throw).
export class Dice {
  private state: number;
  constructor(words: string) {
    let h = 0x811c9dc5;
    for (const letter of words) h = Math.imul(h ^ letter.codePointAt(0)!, 0x01000193);
    this.state = h >>> 0;
  }
  below(n: number): number {
    this.state = (this.state + 0x9e3779b9) >>> 0;
    let z = this.state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) % n;
  }
  chance(p: number): boolean {
    return this.below(1000) < p * 1000;
  }
  of<T>(some: readonly T[]): T {
    return some[this.below(some.length)]!;
  }
}

// Both halves of something that is drawn on the right half.
export const mirrored = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`;
