// Search parameters of the tab: the page of the history, and the open upload.
import { Id, Paging, Type } from '#kit/schema.ts';

export const uploadSearch = Type.Object({ ...Paging, tab: Type.Optional(Type.Enum(['dns'])), upload: Type.Optional(Id()) });
