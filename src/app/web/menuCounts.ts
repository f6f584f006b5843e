// Figures beside entries of the menu. Each is a question that its feature's events have asked anew.
import { useQuery } from '@tanstack/react-query';
import { importacoes } from '#features/importacoes/contract.ts';
import { openStates } from '#features/importacoes/entities.ts';
import { licitacoes } from '#features/licitacoes/contract.ts';
import { api } from '#kit/web/api.ts';
import type { TextKey } from '#kit/web/i18n.ts';

const notices = api('licitacoes', licitacoes);
const runs = api('importacoes', importacoes);

export type Count = {
  /** Reads the figure; undefined until it is known. */
  useFigure(): number | undefined;
  /** What the figure counts, in words. */
  label: TextKey<'app'>;
};

/** How many notices stand in a status. */
export function noticesIn(status: 'aberta' | 'andamento' | 'fechada'): Count {
  return {
    label: 'count.notices',
    // Asked as the list without filters asks, so that both share one answer.
    useFigure: () => useQuery({ ...notices.count.query({ query: { q: '' } }), select: (counts) => counts[status] }).data,
  };
}

export const openRuns: Count = {
  label: 'count.runs',
  useFigure: () => useQuery(runs.list.query({ query: { estado: [...openStates], perPage: 1 } })).data?.total,
};
