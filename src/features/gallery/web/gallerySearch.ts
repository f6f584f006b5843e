import { Default, Paging, SearchText, Type } from '#kit/schema.ts';

/** The search parameters: the state of the sample table, and whether the server or the browser searches and sorts. */
export const gallerySearch = Type.Object({
  q: SearchText(),
  ...Paging,
  by: Default(Type.Enum(['browser', 'server']), 'browser'),
  sort: Type.Optional(Type.Enum(['full_name', 'email', 'start_date', 'salary', 'status', 'city', 'age'])),
  order: Default(Type.Enum(['asc', 'desc']), 'asc'),
});
