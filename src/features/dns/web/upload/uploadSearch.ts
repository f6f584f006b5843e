// The tab's address: the page of the history, and the upload that is open.
import { Id, Paging, Type } from '#kit/schema.ts';

export const uploadSearch = Type.Object({ ...Paging, tab: Type.Optional(Type.Enum(['dns'])), upload: Type.Optional(Id()) });
