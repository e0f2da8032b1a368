// Settings of a room people choose among.
export const CLOCKS = {
  clockNone: { decision: 0, bank: 0, away: 60, window: 3, think: 15 },
  clockRelaxed: { decision: 45, bank: 180, away: 60, window: 3, think: 12 },
  clockNormal: { decision: 25, bank: 60, away: 60, window: 2, think: 8 },
  clockQuick: { decision: 12, bank: 45, away: 25, window: 2, think: 5 },
};
export const PACES = { paceNone: 0, paceFast: 350, paceNormal: 700, paceSlow: 1500 };
