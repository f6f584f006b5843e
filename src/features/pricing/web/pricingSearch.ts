import { Default, OneOf, Shape } from '#kit/schema.ts';

export const periods = ['monthly', 'yearly'] as const;

/** What the address of the plans says. */
export const pricingSearch = Shape({ period: Default(OneOf([...periods]), 'monthly') });
