import type { FirstQueries } from '#kit/web/page/screen.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { licitacoes } from '../../contract.ts';
import { calls } from '../calls.ts';

const idOf = searchOf(licitacoes.show.params);

/** The notice. */
export const firstQueries: FirstQueries = ({ params }) => {
  const { id } = idOf(params);
  return id === undefined ? [] : [calls.show.query({ params: { id } })];
};
