import { Group, NumberInput } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { DayRange, FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { pcaFields } from '../../fields.ts';
import { filterForm, type PcaState } from './filterParams.ts';

const reais = { allowNegative: false, hideControls: true, decimalScale: 2, prefix: 'R$ ' } as const;

/** Filters that are no facets: the period and amounts. */
export function FilterForm({ list, close }: { list: PcaState; close: () => void }) {
  const t = useTexts('pca');
  const label = useLabels(pcaFields);
  const common = useTexts('common');
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
        <Group grow align="start">
          <NumberInput
            aria-label={t('filters.valorMin')}
            placeholder={common('filters.from')}
            {...reais}
            {...form.getInputProps('valorMin')}
          />
          <NumberInput
            aria-label={t('filters.valorMax')}
            placeholder={common('filters.to')}
            {...reais}
            {...form.getInputProps('valorMax')}
          />
        </Group>
      </FilterGroup>
    </FilterFields>
  );
}
