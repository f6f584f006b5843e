// Calls on the ends of contracts and atas that a user wants in the calendar.
import { endpoint } from '#kit/contract.ts';
import { Id, Nothing, type Static, Type } from '#kit/schema.ts';

export const WatchKind = Type.Enum(['contrato', 'ata']);
export type WatchKind = Static<typeof WatchKind>;

const OfItem = Type.Object({ kind: WatchKind, item: Id() });

export const vigencias = {
  show: endpoint('GET /api/vigencias/:kind/:item', {
    access: 'signedIn',
    summary: 'Whether the end of a contract or ata is in the caller’s calendar',
    params: OfItem,
    reply: Type.Object({ acompanhada: Type.Boolean() }),
  }),
  watch: endpoint('PUT /api/vigencias/:kind/:item', {
    access: 'signedIn',
    summary: 'Put the end of a contract or ata into the caller’s calendar',
    params: OfItem,
    reply: Nothing,
  }),
  unwatch: endpoint('DELETE /api/vigencias/:kind/:item', {
    access: 'signedIn',
    summary: 'Take the end of a contract or ata out of the caller’s calendar',
    params: OfItem,
    reply: Nothing,
  }),
};
