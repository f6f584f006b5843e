import { Shape } from '#kit/schema.ts';

/** What the address of the checkout says. */
export const checkoutSearch = Shape({});
