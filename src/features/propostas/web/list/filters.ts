import { filterMapping } from '#kit/web/search/filterParams.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { propostasSearch } from '../propostasSearch.ts';

export type PropostasState = ListState<typeof propostasSearch>;

const {
  etapa,
  responsavel,
  modalidade,
  sessaoDe,
  sessaoAte,
  encerradaDe,
  encerradaAte,
  motivo,
  orgao,
  valorMin,
  valorMax,
  semEstimativa,
  licitacao,
} = propostasSearch.properties;

/** The filters of the form. */
export const filterParams = filterMapping({ etapa, responsavel, modalidade, sessaoDe, sessaoAte });

/** All filters, also those that only links set. */
export const { noFilters } = filterMapping({
  ...{ etapa, responsavel, modalidade, sessaoDe, sessaoAte },
  ...{ encerradaDe, encerradaAte, motivo, orgao, valorMin, valorMax, semEstimativa, licitacao },
});
