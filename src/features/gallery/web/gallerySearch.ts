import { Paging, SearchText, Shape } from '#kit/schema.ts';

/** What the gallery's address says after its question mark: the state of its sample table. */
export const gallerySearch = Shape({ q: SearchText(), ...Paging });
