import { Default, Type } from '#kit/schema.ts';

export const periods = ['monthly', 'yearly'] as const;

/** What the address of the plans says. */
export const pricingSearch = Type.Object({ period: Default(Type.Enum([...periods]), 'monthly') });
