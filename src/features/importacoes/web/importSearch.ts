// The screen's address: its tab, the page of the history, and the import or upload that is open. Apart from the contract, because the router needs it at once.
import { Id, Paging, Type } from '#kit/schema.ts';

export const importSearch = Type.Object({
  ...Paging,
  id: Type.Optional(Id()),
  tab: Type.Optional(Type.Enum(['dns'])),
  upload: Type.Optional(Id()),
});
