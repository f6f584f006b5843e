// Search parameters of the screen: its tab, the page and origin of the history, and the open import or upload. Apart from the contract, because the
// router needs it immediately.
import { Id, Paging, Type } from '#kit/schema.ts';
import { Origem } from '../origem.ts';

export const importSearch = Type.Object({
  ...Paging,
  id: Type.Optional(Id()),
  origem: Type.Optional(Origem),
  tab: Type.Optional(Type.Enum(['dns'])),
  upload: Type.Optional(Id()),
});
