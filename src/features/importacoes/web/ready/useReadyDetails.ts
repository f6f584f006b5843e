import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { Importacao, ImportacaoDetail } from '../../entities.ts';
import { calls } from '../calls.ts';

export type Details = ReadonlyMap<number, UseQueryResult<ImportacaoDetail>>;

/** Results of the checks of waiting files, by import id. */
export function useReadyDetails(runs: readonly Importacao[]): Details {
  const ready = runs.filter(({ estado }) => estado === 'pronta');
  const queries = useQueries({ queries: ready.map(({ id }) => calls.show.query({ params: { id } })) });
  return new Map(ready.flatMap(({ id }, place) => (queries[place] ? [[id, queries[place]]] : [])));
}
