// Search parameters of the screen. In a file of their own because the router needs their type.
import { Id, SearchText, Type } from '#kit/schema.ts';
import { faqKeys } from '../contract.ts';

export const faqSearch = Type.Object({
  q: SearchText(),
  /** The group that is shown. */
  grupo: Type.Optional(Type.Enum([...faqKeys])),
  /** The open question. */
  pergunta: Type.Optional(Id()),
});
