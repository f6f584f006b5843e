import { Shape } from '#kit/schema.ts';

/** What the addresses of the knowledge base say. */
export const knowledgeSearch = Shape({});
