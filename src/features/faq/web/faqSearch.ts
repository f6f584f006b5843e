// The screen's address. Apart from the screen, for the router to know its type.
import { Id, SearchText, Type } from '#kit/schema.ts';
import { faqKeys } from '../contract.ts';

/** What the address of the questions says. */
export const faqSearch = Type.Object({
  q: SearchText(),
  /** The group that is shown. */
  grupo: Type.Optional(Type.Enum([...faqKeys])),
  /** The question that is open. */
  pergunta: Type.Optional(Id()),
});
