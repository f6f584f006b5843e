import { Shape } from '#kit/schema.ts';

/** What the address of the shop says. */
export const shopSearch = Shape({});
