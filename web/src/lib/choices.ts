// Settings of a room people choose among.
export const CLOCKS = {
  clockNone: { decision: 0, bank: 0, away: 60, window: 20 },
  clockRelaxed: { decision: 45, bank: 180, away: 60, window: 20 },
  clockNormal: { decision: 25, bank: 60, away: 60, window: 10 },
  clockQuick: { decision: 12, bank: 45, away: 25, window: 7 },
};
export const PACES = { paceNone: 0, paceFast: 350, paceNormal: 700, paceSlow: 1500 };
