// The screen's address: its tab, the page of the history, and the import or upload that is open. Apart from the contract, because the router needs it at once.
import { Id, OneOf, Optional, Paging, Shape } from '#kit/schema.ts';

export const importSearch = Shape({ ...Paging, id: Optional(Id()), tab: Optional(OneOf(['dns'])), upload: Optional(Id()) });
