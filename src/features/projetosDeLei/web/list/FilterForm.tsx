import { Button, Fieldset, Group, NumberInput, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { projetoFields } from '../../fields.ts';
import { calls } from '../calls.ts';
import classes from './FilterForm.module.css';
import { filterForm, type ProjetosState } from './filterParams.ts';

const year = { clampBehavior: 'none', allowNegative: false, allowDecimal: false, hideControls: true, thousandSeparator: '' } as const;

/** Filters are applied together, as one history entry. */
export function FilterForm({ list, close }: { list: ProjetosState; close: () => void }) {
  const t = useTexts('projetosDeLei');
  const label = useLabels(projetoFields);
  const kit = useTexts('kit');
  const { data: options } = useQuery(calls.listOptions.query());
  const { form, apply, clear } = useFilterForm(filterForm, list, close, {
    anoAte: (value, { anoDe }) => (value !== '' && anoDe !== '' && Number(value) < Number(anoDe) ? t('filters.reversedYears') : null),
    apresentacaoAte: (value, { apresentacaoDe }) => (value && apresentacaoDe && value < apresentacaoDe ? t('filters.reversed') : null),
  });
  /** Selected values stay visible even if no bill has them. */
  const choices = (known: readonly { value: string; label: string }[] | undefined, selected: readonly string[]) => [
    ...(known ?? []),
    ...selected.filter((value) => !known?.some((one) => one.value === value)).map((value) => ({ value, label: value })),
  ];
  const tipos = options?.tipos.map(({ value, label }) => ({ value, label: label ? `${value} · ${label}` : value }));
  const legend = { variant: 'unstyled', classNames: { root: classes.fieldset, legend: classes.legend } } as const;
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="md">
        <MultiChoice label={label('tipo')} data={choices(tipos, form.values.tipo)} {...form.getInputProps('tipo')} />
        <MultiChoice
          label={label('situacao')}
          data={choices(options?.situacoes, form.values.situacao)}
          {...form.getInputProps('situacao')}
        />
        <Fieldset {...legend} legend={label('tramitando')}>
          <SegmentedControl
            fullWidth
            data={[
              { value: '', label: t('filters.any') },
              { value: 'true', label: t('filters.yes') },
              { value: 'false', label: t('filters.no') },
            ]}
            {...form.getInputProps('tramitando')}
          />
        </Fieldset>
        <TextInput label={t('filters.autor')} maxLength={200} {...form.getInputProps('autor')} />
        <Fieldset {...legend} legend={label('ano')}>
          <Group grow align="start">
            <NumberInput aria-label={t('filters.anoFrom')} placeholder={t('filters.from')} {...year} {...form.getInputProps('anoDe')} />
            <NumberInput aria-label={t('filters.anoTo')} placeholder={t('filters.to')} {...year} {...form.getInputProps('anoAte')} />
          </Group>
        </Fieldset>
        <Fieldset {...legend} legend={t('filters.apresentacao')}>
          <Group grow align="start">
            <TextInput type="date" label={t('filters.from')} {...form.getInputProps('apresentacaoDe')} />
            <TextInput type="date" label={t('filters.to')} {...form.getInputProps('apresentacaoAte')} />
          </Group>
        </Fieldset>
        <Group justify="flex-end" mt="sm">
          <Button variant="default" onClick={clear}>
            {kit('filters.clear')}
          </Button>
          <Button type="submit">{t('filters.apply')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
