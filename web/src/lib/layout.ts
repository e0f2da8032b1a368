// Where everybody sits: the viewer at the bottom, the others counterclockwise in the order of play, as at
// a real table: the next one at the right hand, then over the far side to the left.
export interface Places {
  right: number[]; // from the near end to the far end
  top: number[]; // from right to left
  left: number[]; // from the far end to the near end
}

const SIDES: Record<number, number> = { 3: 1, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2, 10: 3, 11: 3 };

export function othersOf(players: number, bottom: number): number[] {
  return Array.from({ length: players - 1 }, (_, i) => (bottom + 1 + i) % players);
}

// `most`: how many have room at a side; a phone has less than a table.
export function placesOf(players: number, bottom: number, most = 3): Places {
  const others = othersOf(players, bottom);
  const side = Math.min(most, SIDES[others.length] ?? 0);
  return {
    right: others.slice(0, side),
    top: others.slice(side, others.length - side),
    left: others.slice(others.length - side),
  };
}
