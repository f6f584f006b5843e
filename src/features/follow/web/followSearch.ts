// The screen's address. Apart from the screen, for the router to know its type.
import { Default, Id, OneOf, Optional, Shape } from '#kit/schema.ts';
import { follow } from '../contract.ts';

export const followSearch = Shape({
  ...follow.list.query.properties,
  view: Default(OneOf(['board', 'list']), 'board'),
  open: Optional(Id()),
});
