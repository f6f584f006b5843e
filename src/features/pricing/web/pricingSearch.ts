import { Shape } from '#kit/schema.ts';

/** What the address of the plans says. */
export const pricingSearch = Shape({});
