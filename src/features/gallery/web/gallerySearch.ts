import { Default, OneOf, Optional, Paging, SearchText, Shape } from '#kit/schema.ts';

/** What the gallery's address says after its question mark: the state of its sample table, and who searches and sorts there. */
export const gallerySearch = Shape({
  q: SearchText(),
  ...Paging,
  by: Default(OneOf(['browser', 'server']), 'browser'),
  sort: Optional(OneOf(['full_name', 'email', 'start_date', 'salary', 'status', 'city', 'age'])),
  order: Default(OneOf(['asc', 'desc']), 'asc'),
});
