import { Group, NumberInput, TextInput } from '@mantine/core';
import { ufs } from '#brasil/ufs.ts';
import { brazilStates } from '#brasil/web/map/states.ts';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { DayRange, FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { filterParams, type PrecosState } from './filterParams.ts';

const nameOf = new Map(brazilStates.map(({ uf, name }) => [uf, name]));
const ufChoices = ufs.map((uf) => ({ value: uf, label: `${uf} · ${nameOf.get(uf)}` }));
const amount = { prefix: 'R$ ', allowNegative: false, clampBehavior: 'none', hideControls: true } as const;

/** The filters besides search and unit. */
export function FilterForm({ list, close }: { list: PrecosState; close: () => void }) {
  const t = useTexts('precos');
  const common = useTexts('common');
  const marks = useNumberMarks();
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
        <Group grow align="start">
          <NumberInput
            aria-label={t('filters.valorFrom')}
            placeholder={common('filters.from')}
            {...amount}
            {...marks}
            {...form.getInputProps('valorMin')}
          />
          <NumberInput
            aria-label={t('filters.valorTo')}
            placeholder={common('filters.to')}
            {...amount}
            {...marks}
            {...form.getInputProps('valorMax')}
          />
        </Group>
      </FilterGroup>
    </FilterFields>
  );
}
