import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { AmountRange } from '#kit/web/search/AmountRange.tsx';
import { DayRange, FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { pcaFields } from '../../fields.ts';
import { filterForm, type PcaState } from './filterParams.ts';

/** Filters that are no facets: the period and amounts. */
export function FilterForm({ list, close }: { list: PcaState; close: () => void }) {
  const t = useTexts('pca');
  const label = useLabels(pcaFields);
  const { form, apply, clear } = useFilterForm(filterForm, list, close, {
    periods: [['desejadaDe', 'desejadaAte']],
    rules: {
      valorMax: (value, { valorMin }) =>
        value !== '' && valorMin !== '' && Number(value) < Number(valorMin) ? t('filters.reversedValues') : null,
    },
  });
  return (
    <FilterFields apply={apply} clear={clear}>
      <FilterGroup legend={label('desejada')}>
        <DayRange form={form} from="desejadaDe" to="desejadaAte" />
      </FilterGroup>
      <FilterGroup legend={label('valor_total')}>
        <AmountRange form={form} from={t('filters.valorMin')} to={t('filters.valorMax')} />
      </FilterGroup>
    </FilterFields>
  );
}
