import { TextInput } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { AmountRange } from '#kit/web/search/AmountRange.tsx';
import { DayRange, FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { contratoFields } from '../../fields.ts';
import { type ContratosState, filterForm } from './filterParams.ts';

/** Filters that are no facets: periods, amounts and the notice. */
export function FilterForm({ list, close }: { list: ContratosState; close: () => void }) {
  const t = useTexts('contratos');
  const label = useLabels(contratoFields);
  const { form, apply, clear } = useFilterForm(filterForm, list, close, {
    periods: [
      ['fimDe', 'fimAte'],
      ['assinaturaDe', 'assinaturaAte'],
    ],
    rules: {
      valorMax: (value, { valorMin }) =>
        value !== '' && valorMin !== '' && Number(value) < Number(valorMin) ? t('filters.reversedValues') : null,
    },
  });
  return (
    <FilterFields apply={apply} clear={clear}>
      <FilterGroup legend={label('vigencia_fim')}>
        <DayRange form={form} from="fimDe" to="fimAte" />
      </FilterGroup>
      <FilterGroup legend={label('assinatura')}>
        <DayRange form={form} from="assinaturaDe" to="assinaturaAte" />
      </FilterGroup>
      <FilterGroup legend={label('valor_global')}>
        <AmountRange form={form} from={t('filters.valorMin')} to={t('filters.valorMax')} />
      </FilterGroup>
      <TextInput label={label('compra_controle')} maxLength={60} {...form.getInputProps('compra')} />
    </FilterFields>
  );
}
