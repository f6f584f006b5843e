import { Shape } from '#kit/schema.ts';

/** What the address of the blog’s list says. */
export const blogSearch = Shape({});
