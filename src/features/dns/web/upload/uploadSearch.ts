// The tab's address: the page of the history, and the upload that is open.
import { Id, OneOf, Optional, Paging, Shape } from '#kit/schema.ts';

export const uploadSearch = Shape({ ...Paging, tab: Optional(OneOf(['dns'])), upload: Optional(Id()) });
