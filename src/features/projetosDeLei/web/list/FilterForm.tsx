import { Group, NumberInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { DayRange, FilterFields, FilterGroup, YesNoChoice } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { projetoFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import { filterForm, type ProjetosState } from './filterParams.ts';

const year = { clampBehavior: 'none', allowNegative: false, allowDecimal: false, hideControls: true, thousandSeparator: '' } as const;

/** The filters besides chamber and search. */
export function FilterForm({ list, close }: { list: ProjetosState; close: () => void }) {
  const t = useTexts('projetosDeLei');
  const label = useLabels(projetoFields);
  const common = useTexts('common');
  const { data: options } = useQuery(calls.listOptions.query());
  const { form, apply, clear } = useFilterForm(filterForm, list, close, {
    periods: [['apresentacaoDe', 'apresentacaoAte']],
    rules: {
      anoAte: (value, { anoDe }) => (value !== '' && anoDe !== '' && Number(value) < Number(anoDe) ? t('filters.reversedYears') : null),
    },
  });
  /** Selected values stay visible even if no bill has them. */
  const choices = (known: readonly { value: string; label: string }[] | undefined, selected: readonly string[]) => [
    ...(known ?? []),
    ...selected.filter((value) => !known?.some((one) => one.value === value)).map((value) => ({ value, label: value })),
  ];
  const tipos = options?.tipos.map(({ value, label }) => ({ value, label: label ? `${value} · ${label}` : value }));
  return (
    <FilterFields apply={apply} clear={clear}>
      <MultiChoice label={label('tipo')} data={choices(tipos, form.values.tipo)} {...form.getInputProps('tipo')} />
      <MultiChoice label={label('situacao')} data={choices(options?.situacoes, form.values.situacao)} {...form.getInputProps('situacao')} />
      <YesNoChoice legend={label('tramitando')} {...form.getInputProps('tramitando')} />
      <TextInput label={t('filters.autor')} maxLength={200} {...form.getInputProps('autor')} />
      <FilterGroup legend={label('ano')}>
        <Group grow align="start">
          <NumberInput aria-label={t('filters.anoFrom')} placeholder={common('filters.from')} {...year} {...form.getInputProps('anoDe')} />
          <NumberInput aria-label={t('filters.anoTo')} placeholder={common('filters.to')} {...year} {...form.getInputProps('anoAte')} />
        </Group>
      </FilterGroup>
      <FilterGroup legend={t('filters.apresentacao')}>
        <DayRange form={form} from="apresentacaoDe" to="apresentacaoAte" />
      </FilterGroup>
    </FilterFields>
  );
}
