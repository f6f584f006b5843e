// The screen's address. Apart from the screen, for the router to know its type.
import { Default, Id, Type } from '#kit/schema.ts';
import { follow } from '../contract.ts';

export const followSearch = Type.Object({
  ...follow.list.query.properties,
  view: Default(Type.Enum(['board', 'list']), 'board'),
  open: Type.Optional(Id()),
});
