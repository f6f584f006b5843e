import { Default, Paging, SearchText, Type } from '#kit/schema.ts';

/** What the gallery's address says after its question mark: the state of its sample table, and who searches and sorts there. */
export const gallerySearch = Type.Object({
  q: SearchText(),
  ...Paging,
  by: Default(Type.Enum(['browser', 'server']), 'browser'),
  sort: Type.Optional(Type.Enum(['full_name', 'email', 'start_date', 'salary', 'status', 'city', 'age'])),
  order: Default(Type.Enum(['asc', 'desc']), 'asc'),
});
