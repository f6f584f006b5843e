import { periods } from '#brasil/periods.ts';
import { devices } from '#features/audit/contract.ts';
import { Day, Default, Flag, Integer, OneOf, Optional, Shape } from '#kit/schema.ts';

/** What the address of the analytics and of the cards says. */
export const cardsSearch = Shape({
  period: Default(OneOf([...periods]), 'last-28-days'),
  /** Of the report by month; this year where none is said. */
  ano: Optional(Integer({ minimum: 1970, maximum: 9000 })),
  /** The reader's own sign-ins are open, of these days and from this device. */
  entradas: Optional(Flag()),
  de: Optional(Day()),
  ate: Optional(Day()),
  aparelho: Optional(OneOf([...devices])),
});
