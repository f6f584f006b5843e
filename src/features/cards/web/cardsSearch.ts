import { Shape } from '#kit/schema.ts';

/** What the address of the analytics and of the cards says. */
export const cardsSearch = Shape({});
