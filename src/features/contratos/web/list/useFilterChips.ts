import { masked } from '#brasil/documento.ts';
import { activeChips, type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Contrato } from '../../entities.ts';
import { contratoFields } from '../../fields.ts';
import type { ContratosState } from './filterParams.ts';

type Filters = ContratosState['search'];
type Chip = FilterChip<Filters>;

/** Chips for the active filters besides validity and search. The found rows have the names of chosen bodies and suppliers. */
export function useFilterChips({ search }: Pick<ContratosState, 'search'>, rows: readonly Contrato[] = []): Chip[] {
  const t = useTexts('contratos');
  const labelOf = useLabels(contratoFields);
  const format = useFormat();
  const { uf = [], orgaos = [], fornecedores = [], tipo = [], categoria = [] } = search;
  const { compra, valorMin, valorMax, fimDe, fimAte, assinaturaDe, assinaturaAte, importacao } = search;
  const day = (date: string) => format.date(noonOf(date));
  const chip = (key: keyof Filters, label: string): Chip => ({ key, label, without: { [key]: undefined } });
  const orgao = (cnpj: string) => rows.find(({ orgao_cnpj }) => orgao_cnpj === cnpj)?.orgao ?? masked(cnpj);
  const fornecedor = (number: string) =>
    rows.find(({ fornecedor_documento }) => fornecedor_documento === number)?.fornecedor || masked(number);
  return activeChips<Filters>([
    ...uf.map((value) => ({ key: `uf-${value}`, label: value, without: { uf: valuesWithout(uf, value) } })),
    ...orgaos.map((value) => ({ key: `orgao-${value}`, label: orgao(value), without: { orgaos: valuesWithout(orgaos, value) } })),
    ...fornecedores.map((value) => ({
      ...{ key: `fornecedor-${value}`, label: fornecedor(value), without: { fornecedores: valuesWithout(fornecedores, value) } },
    })),
    ...tipo.map((value) => ({ key: `tipo-${value}`, label: value, without: { tipo: valuesWithout(tipo, value) } })),
    ...categoria.map((value) => ({ key: `categoria-${value}`, label: value, without: { categoria: valuesWithout(categoria, value) } })),
    compra && chip('compra', `${t('filters.compra')} ${compra}`),
    valorMin !== undefined && chip('valorMin', `${labelOf('valor_global')} ≥ ${format.money(valorMin)}`),
    valorMax !== undefined && chip('valorMax', `${labelOf('valor_global')} ≤ ${format.money(valorMax)}`),
    fimDe && chip('fimDe', `${labelOf('vigencia_fim')} ≥ ${day(fimDe)}`),
    fimAte && chip('fimAte', `${labelOf('vigencia_fim')} ≤ ${day(fimAte)}`),
    assinaturaDe && chip('assinaturaDe', `${labelOf('assinatura')} ≥ ${day(assinaturaDe)}`),
    assinaturaAte && chip('assinaturaAte', `${labelOf('assinatura')} ≤ ${day(assinaturaAte)}`),
    importacao !== undefined && chip('importacao', t('filters.importacao', { id: importacao })),
  ]);
}
