import { TextInput } from '@mantine/core';
import { brazilStates } from '#brasil/states.ts';
import { ufs } from '#brasil/ufs.ts';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AmountRange } from '#kit/web/search/AmountRange.tsx';
import { DayRange, FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { filterParams, type PrecosState } from './filterParams.ts';

const nameOf = new Map(brazilStates.map(({ uf, name }) => [uf, name]));
const ufChoices = ufs.map((uf) => ({ value: uf, label: `${uf} · ${nameOf.get(uf)}` }));
/** The filters besides search and unit. */
export function FilterForm({ list, close }: { list: PrecosState; close: () => void }) {
  const t = useTexts('precos');
  const { form, apply, clear } = useFilterForm(filterParams, list, close, {
    periods: [['de', 'ate']],
    rules: {
      valorMax: (value, { valorMin }) =>
        value !== '' && valorMin !== '' && Number(value) < Number(valorMin) ? t('filters.reversedValues') : null,
    },
  });
  return (
    <FilterFields apply={apply} clear={clear}>
      <TextInput label={t('filters.catalogo')} maxLength={40} {...form.getInputProps('catalogo')} />
      <FilterGroup legend={t('filters.period')}>
        <DayRange form={form} from="de" to="ate" />
      </FilterGroup>
      <MultiChoice label={t('filters.uf')} data={ufChoices} {...form.getInputProps('uf')} />
      <TextInput label={t('filters.orgao')} maxLength={200} {...form.getInputProps('orgao')} />
      <TextInput label={t('filters.fornecedor')} maxLength={200} {...form.getInputProps('fornecedor')} />
      <FilterGroup legend={t('filters.valor')}>
        <AmountRange form={form} from={t('filters.valorFrom')} to={t('filters.valorTo')} />
      </FilterGroup>
    </FilterFields>
  );
}
