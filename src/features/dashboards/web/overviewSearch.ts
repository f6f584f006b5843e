import { Shape } from '#kit/schema.ts';

/** What the address of the overview says. */
export const overviewSearch = Shape({});
