// The messages of the table (docs/protocol.md), as the schema has them.
import type { FromClient, Seat } from './protocol.generated';

export * from './protocol.generated';

export type SeatNo = Seat;
// A selection as it is sent.
export type Picked = Omit<Extract<FromClient, { type: 'pick' }>, 'type'>;
