// A file that opens in place: as what, and at which address.
import { type Static, Type } from './schema.ts';

const shownKinds = ['picture', 'pdf', 'text'] as const;
export type ShownKind = (typeof shownKinds)[number];

export const ShownFile = Type.Object({ kind: Type.Enum(shownKinds), url: Type.String() });
export type ShownFile = Static<typeof ShownFile>;
