// What the address of the overview says. Apart from the screen, for the router to know its type.
import { periods } from '#brasil/periods.ts';
import { Default, Type } from '#kit/schema.ts';

/** What the charts measure: notices, or what they are worth. */
export const measures = ['n', 'valor'] as const;
/** Which notices the map shows. */
export const mapped = ['period', 'total', 'aberta', 'andamento', 'fechada'] as const;

export const overviewSearch = Type.Object({
  period: Default(Type.Enum(periods), 'last-28-days'),
  by: Default(Type.Enum(measures), 'n'),
  map: Default(Type.Enum(mapped), 'period'),
});
