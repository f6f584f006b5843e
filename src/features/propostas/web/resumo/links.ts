// Addresses of the lists behind the figures.
import { stringifySearch } from '#kit/web/search/search.ts';
import { type Etapa, etapasAbertas, type Motivo } from '../../entities.ts';
import type { Resumo } from '../../resumo.ts';

type Filter = {
  etapa?: readonly Etapa[];
  modalidade?: number[];
  orgao?: string;
  valorMin?: number;
  valorMax?: number;
  semEstimativa?: true;
  motivo?: Motivo[];
  sessaoDe?: string;
  sessaoAte?: string;
};

/** Offers that ended in the period of the summary. */
export function endedBy({ de, ate }: Pick<Resumo, 'de' | 'ate'>, filter: Filter): string {
  return listOf({
    etapa: ['ganha', 'perdida'],
    ...filter,
    ...(de !== null && { encerradaDe: de }),
    ...(ate !== null && { encerradaAte: ate }),
  });
}

/** Offers under way. */
export function openBy(filter: Filter): string {
  return listOf({ etapa: etapasAbertas, ...filter });
}

function listOf(filter: object): string {
  return `/propostas${stringifySearch({ view: 'list', ...filter })}`;
}
