// What the addresses of the knowledge base say. Apart from the screens, for the router to know its type.
import { SearchText, Type } from '#kit/schema.ts';

export const knowledgeSearch = Type.Object({ q: SearchText() });
