// A file that opens in place: as what, and at which address.
import { OneOf, Shape, type Static, Text } from './schema.ts';

const shownKinds = ['picture', 'pdf', 'text'] as const;
export type ShownKind = (typeof shownKinds)[number];

export const ShownFile = Shape({ kind: OneOf(shownKinds), url: Text() });
export type ShownFile = Static<typeof ShownFile>;
