// Search parameters of the knowledge base. In a file of their own because the router needs their type.
import { SearchText, Type } from '#kit/schema.ts';

export const knowledgeSearch = Type.Object({ q: SearchText() });
