import { masked } from '#brasil/documento.ts';
import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Ata } from '../../entities.ts';
import { ataFields } from '../../fields.ts';
import type { AtasState } from './filterParams.ts';

type Filters = AtasState['search'];
type Chip = FilterChip<Filters>;

/** Chips for the active filters besides validity and search. The found rows have the names of chosen bodies. */
export function useFilterChips({ search }: Pick<AtasState, 'search'>, rows: readonly Ata[] = []): Chip[] {
  const t = useTexts('atas');
  const labelOf = useLabels(ataFields);
  const format = useFormat();
  const { orgaos = [], ano = [], adesao, cancelada, compra, fimDe, fimAte, assinaturaDe, assinaturaAte, importacao } = search;
  const day = (date: string) => format.date(noonOf(date));
  const chip = (key: keyof Filters, label: string): Chip => ({ key, label, without: { [key]: undefined } });
  const orgao = (cnpj: string) => rows.find(({ orgao_cnpj }) => orgao_cnpj === cnpj)?.orgao ?? masked(cnpj);
  return activeChips<Filters>([
    ...orgaos.map((value) => ({ key: `orgao-${value}`, label: orgao(value), without: { orgaos: valuesWithout(orgaos, value) } })),
    ...ano.map((value) => ({ key: `ano-${value}`, label: String(value), without: { ano: valuesWithout(ano, value) } })),
    adesao !== undefined && chip('adesao', t(adesao ? 'filters.adesao' : 'filters.noAdesao')),
    cancelada !== undefined && chip('cancelada', t(cancelada ? 'filters.cancelada' : 'filters.notCancelada')),
    compra && chip('compra', `${t('filters.compra')} ${compra}`),
    fimDe && chip('fimDe', `${labelOf('vigencia_fim')} ≥ ${day(fimDe)}`),
    fimAte && chip('fimAte', `${labelOf('vigencia_fim')} ≤ ${day(fimAte)}`),
    assinaturaDe && chip('assinaturaDe', `${labelOf('assinatura')} ≥ ${day(assinaturaDe)}`),
    assinaturaAte && chip('assinaturaAte', `${labelOf('assinatura')} ≤ ${day(assinaturaAte)}`),
    importacao !== undefined && chip('importacao', t('filters.importacao', { id: importacao })),
  ]);
}
