// Search parameters of the screen. In a file of its own so that the router can type them.
import { Default, Type } from '#kit/schema.ts';
import { propostas } from '../contract.ts';

export const propostasSearch = Type.Object({
  ...propostas.list.query.properties,
  view: Default(Type.Enum(['board', 'list']), 'board'),
  /** The dialog that begins an offer is open. */
  nova: Type.Optional(Type.Boolean()),
});
