// Search parameters of the screen. In a file of its own so that the router can type them.
import { Default, Id, Type } from '#kit/schema.ts';
import { follow } from '../contract.ts';

export const followSearch = Type.Object({
  ...follow.list.query.properties,
  view: Default(Type.Enum(['board', 'list']), 'board'),
  open: Type.Optional(Id()),
});
