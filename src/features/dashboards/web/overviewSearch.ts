// Search parameters of the overview. In a file of its own so that the router can type them.
import { periods } from '#brasil/periods.ts';
import { Default, Type } from '#kit/schema.ts';

/** Measure of the charts: number of notices, or their value. */
export const measures = ['n', 'valor'] as const;
/** Which notices the map shows. */
export const mapped = ['period', 'total', 'aberta', 'andamento', 'fechada'] as const;

export const overviewSearch = Type.Object({
  period: Default(Type.Enum(periods), 'last-28-days'),
  by: Default(Type.Enum(measures), 'n'),
  map: Default(Type.Enum(mapped), 'period'),
  /** Whether the map shows the states in their outlines instead of as tiles. */
  outlines: Default(Type.Boolean(), false),
});
