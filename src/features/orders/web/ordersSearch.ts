import { Shape } from '#kit/schema.ts';

/** What the address of the list of orders says. */
export const ordersSearch = Shape({});
