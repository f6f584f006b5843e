// Search parameters of the list. In a file of its own so that the router can type them.
import { Id, Type } from '#kit/schema.ts';
import { licitacoes } from '../../contract.ts';

export const listSearch = Type.Object({
  ...licitacoes.list.query.properties,
  /** The saved search that is open. */
  busca: Type.Optional(Id()),
});
