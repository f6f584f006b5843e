import { periods } from '#brasil/periods.ts';
import { devices } from '#features/audit/contract.ts';
import { Day, Default, Type } from '#kit/schema.ts';

/** Search parameters of analytics and cards. */
export const cardsSearch = Type.Object({
  period: Default(Type.Enum([...periods]), 'last-28-days'),
  /** Year of the monthly report; the current one by default. */
  ano: Type.Optional(Type.Integer({ minimum: 1970, maximum: 9000 })),
  /** Whether the user's own sign-ins are open, for these days and this device. */
  entradas: Type.Optional(Type.Boolean()),
  de: Type.Optional(Day()),
  ate: Type.Optional(Day()),
  aparelho: Type.Optional(Type.Enum([...devices])),
});
