import { TextInput } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { DayRange, FilterFields, FilterGroup, YesNoChoice } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { ataFields } from '../../fields.ts';
import { type AtasState, filterForm } from './filterParams.ts';

/** Filters that are no facets: periods, adhesion, cancellation and the notice. */
export function FilterForm({ list, close }: { list: AtasState; close: () => void }) {
  const label = useLabels(ataFields);
  const t = useTexts('atas');
  const { form, apply, clear } = useFilterForm(filterForm, list, close, {
    periods: [
      ['fimDe', 'fimAte'],
      ['assinaturaDe', 'assinaturaAte'],
    ],
  });
  return (
    <FilterFields apply={apply} clear={clear}>
      <YesNoChoice legend={label('adesao')} {...form.getInputProps('adesao')} />
      <YesNoChoice legend={label('cancelada')} {...form.getInputProps('cancelada')} />
      <FilterGroup legend={label('vigencia_fim')}>
        <DayRange form={form} from="fimDe" to="fimAte" />
      </FilterGroup>
      <FilterGroup legend={label('assinatura')}>
        <DayRange form={form} from="assinaturaDe" to="assinaturaAte" />
      </FilterGroup>
      <TextInput label={label('compra_controle')} description={t('filters.compraHint')} maxLength={60} {...form.getInputProps('compra')} />
    </FilterFields>
  );
}
