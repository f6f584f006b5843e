// Addresses of the lists behind the figures.
import { stringifySearch } from '#kit/web/search/search.ts';

type NoticeFilter = {
  status?: 'aberta' | 'andamento' | 'fechada';
  modalidade?: number;
  uf?: string;
  valorMin?: number | null;
  valorMax?: number | null;
  aberturaDe?: string;
  aberturaAte?: string;
  prazoDe?: string;
  prazoAte?: string;
  sort?: 'encerramento';
  order?: 'asc';
};

/** The notices that a figure counts. */
export function noticesBy(filter: NoticeFilter): string {
  return `/apps/invoice/list${stringifySearch(filter)}`;
}

/** Notices by day of opening. */
export function openingOn({ from, to }: { from: string; to: string }): NoticeFilter {
  return { aberturaDe: from, aberturaAte: to };
}

/** Open notices by the day of their deadline, the nearest first. */
export function dueOn(from: string | undefined, to: string): string {
  return noticesBy({ status: 'aberta', ...(from && { prazoDe: from }), prazoAte: to, sort: 'encerramento', order: 'asc' });
}

export function billsOf(casa: string): string {
  return `/projetos-de-lei/lista${stringifySearch({ casa })}`;
}
