// The screen's address: the page of the history, and the import that is open. Apart from the contract, because the router needs it at once.
import { Id, Optional, Paging, Shape } from '#kit/schema.ts';

export const importSearch = Shape({ ...Paging, id: Optional(Id()) });
