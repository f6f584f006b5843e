import { Default, Type } from '#kit/schema.ts';

export const periods = ['monthly', 'yearly'] as const;

/** Search parameters of the screen. */
export const pricingSearch = Type.Object({ period: Default(Type.Enum([...periods]), 'monthly') });
