import { periods } from '#brasil/periods.ts';
import { devices } from '#features/audit/contract.ts';
import { Day, Default, Type } from '#kit/schema.ts';

/** What the address of the analytics and of the cards says. */
export const cardsSearch = Type.Object({
  period: Default(Type.Enum([...periods]), 'last-28-days'),
  /** Of the report by month; this year where none is said. */
  ano: Type.Optional(Type.Integer({ minimum: 1970, maximum: 9000 })),
  /** The reader's own sign-ins are open, of these days and from this device. */
  entradas: Type.Optional(Type.Boolean()),
  de: Type.Optional(Day()),
  ate: Type.Optional(Day()),
  aparelho: Type.Optional(Type.Enum([...devices])),
});
