// The screen's address. Apart from the screen, for the router to know its type.
import { Id, OneOf, Optional, SearchText, Shape } from '#kit/schema.ts';
import { faqKeys } from '../contract.ts';

/** What the address of the questions says. */
export const faqSearch = Shape({
  q: SearchText(),
  /** The group that is shown. */
  grupo: Optional(OneOf([...faqKeys])),
  /** The question that is open. */
  pergunta: Optional(Id()),
});
