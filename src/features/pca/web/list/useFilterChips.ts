import { masked } from '#brasil/documento.ts';
import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { PcaItem } from '../../entities.ts';
import { pcaFields } from '../../fields.ts';
import type { PcaState } from './filterParams.ts';

type Filters = PcaState['search'];
type Chip = FilterChip<Filters>;

/** Chips for the active filters besides the search. The found rows have the names of chosen bodies and classes. */
export function useFilterChips({ search }: Pick<PcaState, 'search'>, rows: readonly PcaItem[] = []): Chip[] {
  const t = useTexts('pca');
  const labelOf = useLabels(pcaFields);
  const format = useFormat();
  const { ano = [], orgaos = [], categoria = [], classes = [], meses = [] } = search;
  const { plano, valorMin, valorMax, desejadaDe, desejadaAte, importacao } = search;
  const day = (date: string) => format.date(noonOf(date));
  const chip = (key: keyof Filters, label: string): Chip => ({ key, label, without: { [key]: undefined } });
  const orgao = (cnpj: string) => rows.find(({ orgao_cnpj }) => orgao_cnpj === cnpj)?.orgao ?? masked(cnpj);
  const classe = (code: string) => rows.find(({ classe_codigo }) => classe_codigo === code)?.classe || code;
  return activeChips<Filters>([
    ...ano.map((value) => ({ key: `ano-${value}`, label: String(value), without: { ano: valuesWithout(ano, value) } })),
    ...orgaos.map((value) => ({ key: `orgao-${value}`, label: orgao(value), without: { orgaos: valuesWithout(orgaos, value) } })),
    ...categoria.map((value) => ({ key: `categoria-${value}`, label: value, without: { categoria: valuesWithout(categoria, value) } })),
    ...classes.map((value) => ({ key: `classe-${value}`, label: classe(value), without: { classes: valuesWithout(classes, value) } })),
    ...meses.map((value) => ({
      ...{ key: `mes-${value}`, label: format.monthYear(noonOf(`${value}-15`)), without: { meses: valuesWithout(meses, value) } },
    })),
    plano !== undefined && chip('plano', t('filters.plano', { id: plano })),
    valorMin !== undefined && chip('valorMin', `${labelOf('valor_total')} ≥ ${format.money(valorMin)}`),
    valorMax !== undefined && chip('valorMax', `${labelOf('valor_total')} ≤ ${format.money(valorMax)}`),
    desejadaDe && chip('desejadaDe', `${labelOf('desejada')} ≥ ${day(desejadaDe)}`),
    desejadaAte && chip('desejadaAte', `${labelOf('desejada')} ≤ ${day(desejadaAte)}`),
    importacao !== undefined && chip('importacao', t('filters.importacao', { id: importacao })),
  ]);
}
