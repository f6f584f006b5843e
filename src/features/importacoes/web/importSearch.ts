// Search parameters of the screen: its tab, the page of the history, and the open import or upload. Apart from the contract, because the
// router needs it immediately.
import { Id, Paging, Type } from '#kit/schema.ts';

export const importSearch = Type.Object({
  ...Paging,
  id: Type.Optional(Id()),
  tab: Type.Optional(Type.Enum(['dns'])),
  upload: Type.Optional(Id()),
});
