import { useQuery } from '@tanstack/react-query';
import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Search } from '#kit/web/search/search.ts';
import { calls } from '../calls.ts';
import type { propostasSearch } from '../propostasSearch.ts';
import { useEtapaName } from '../useEtapaName.ts';
import type { PropostasState } from './filters.ts';

type Filters = Search<typeof propostasSearch>;

/** Chips for the active filters besides the search. The board shows all stages, so it ignores that filter. */
export function useFilterChips({ search, query: { view } }: PropostasState): FilterChip<Filters>[] {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const format = useFormat();
  const { etapa = [], responsavel = [], modalidade = [], motivo = [] } = search;
  const { sessaoDe, sessaoAte, encerradaDe, encerradaAte, orgao, valorMin, valorMax, semEstimativa, licitacao } = search;
  const { data } = useQuery({ ...calls.facets.query(), enabled: responsavel.length + modalidade.length > 0 });
  const day = (date: string) => format.date(noonOf(date));
  const nameOf = (id: number) => data?.responsaveis.find((one) => one.id === id)?.fullName ?? '…';
  const modalityOf = (codigo: number) => data?.modalidades.find((one) => one.codigo === codigo)?.nome ?? '…';
  return activeChips<Filters>([
    ...(view === 'board' ? [] : etapa).map((one) => ({
      key: `etapa-${one}`,
      label: etapaName(one),
      without: { etapa: valuesWithout(etapa, one) },
    })),
    ...responsavel.map((one) => ({
      key: `responsavel-${one}`,
      label: nameOf(one),
      without: { responsavel: valuesWithout(responsavel, one) },
    })),
    ...modalidade.map((one) => ({
      key: `modalidade-${one}`,
      label: modalityOf(one),
      without: { modalidade: valuesWithout(modalidade, one) },
    })),
    ...motivo.map((one) => ({ key: `motivo-${one}`, label: t(`motivo.${one}`), without: { motivo: valuesWithout(motivo, one) } })),
    sessaoDe && { key: 'sessaoDe', label: t('filters.sessaoDe', { day: day(sessaoDe) }), without: { sessaoDe: undefined } },
    sessaoAte && { key: 'sessaoAte', label: t('filters.sessaoAte', { day: day(sessaoAte) }), without: { sessaoAte: undefined } },
    encerradaDe && { key: 'encerradaDe', label: t('filters.encerradaDe', { day: day(encerradaDe) }), without: { encerradaDe: undefined } },
    encerradaAte && {
      key: 'encerradaAte',
      label: t('filters.encerradaAte', { day: day(encerradaAte) }),
      without: { encerradaAte: undefined },
    },
    orgao && { key: 'orgao', label: orgao, without: { orgao: undefined } },
    valorMin !== undefined && {
      key: 'valorMin',
      label: t('filters.valorMin', { value: format.money(valorMin) }),
      without: { valorMin: undefined },
    },
    valorMax !== undefined && {
      key: 'valorMax',
      label: t('filters.valorMax', { value: format.money(valorMax) }),
      without: { valorMax: undefined },
    },
    semEstimativa && { key: 'semEstimativa', label: t('noEstimate'), without: { semEstimativa: undefined } },
    licitacao !== undefined && { key: 'licitacao', label: t('filters.licitacao'), without: { licitacao: undefined } },
  ]);
}
