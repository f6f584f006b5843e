import { Shape } from '#kit/schema.ts';

/** What the address of the questions says. */
export const faqSearch = Shape({});
