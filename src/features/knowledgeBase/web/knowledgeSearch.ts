// What the addresses of the knowledge base say. Apart from the screens, for the router to know its type.
import { SearchText, Shape } from '#kit/schema.ts';

export const knowledgeSearch = Shape({ q: SearchText() });
