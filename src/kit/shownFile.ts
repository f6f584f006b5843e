// A file that can be displayed in the browser: its kind and its URL.
import { type Static, Type } from './schema.ts';

const shownKinds = ['picture', 'pdf', 'text'] as const;
export type ShownKind = (typeof shownKinds)[number];

export const ShownFile = Type.Object({ kind: Type.Enum(shownKinds), url: Type.String() });
export type ShownFile = Static<typeof ShownFile>;
