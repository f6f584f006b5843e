import { Button, Fieldset, Group, NumberInput, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { brazilStates } from '#brasil/web/map/states.ts';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useNumberMarks } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { modalidades, ufs } from '../../codes.ts';
import type { licitacoes } from '../../contract.ts';
import { licitacaoFields } from '../../fields.ts';
import classes from './FilterForm.module.css';
import { filterForm } from './filterParams.ts';

type FilterFormProps = { list: ListState<typeof licitacoes.list.query>; close: () => void };

const modalidadeChoices = Object.entries(modalidades).map(([value, label]) => ({ value, label }));
const nameOf = new Map(brazilStates.map(({ uf, name }) => [uf, name]));
const ufChoices = ufs.map((uf) => ({ value: uf, label: `${uf} · ${nameOf.get(uf)}` }));

/** Filters are applied together, as one history entry. */
export function FilterForm({ list, close }: FilterFormProps) {
  const t = useTexts('licitacoes');
  const label = useLabels(licitacaoFields);
  const kit = useTexts('kit');
  const marks = useNumberMarks();
  const { form, apply, clear } = useFilterForm(filterForm, list, close, {
    valorMax: (value, { valorMin }) =>
      value !== '' && valorMin !== '' && Number(value) < Number(valorMin) ? t('filters.reversedValues') : null,
    aberturaAte: (value, { aberturaDe }) => (value && aberturaDe && value < aberturaDe ? t('filters.reversed') : null),
    prazoAte: (value, { prazoDe }) => (value && prazoDe && value < prazoDe ? t('filters.reversed') : null),
  });
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="md">
        <MultiChoice label={label('modalidade')} data={modalidadeChoices} {...form.getInputProps('modalidade')} />
        <MultiChoice label={label('uf')} data={ufChoices} {...form.getInputProps('uf')} />
        <TextInput label={t('filters.municipio')} maxLength={100} {...form.getInputProps('municipio')} />
        <TextInput label={t('filters.orgao')} maxLength={200} {...form.getInputProps('orgao')} />
        <TextInput label={label('UASG')} maxLength={20} inputMode="numeric" {...form.getInputProps('uasg')} />
        <Fieldset variant="unstyled" classNames={{ root: classes.fieldset, legend: classes.legend }} legend={t('filters.valor')}>
          <Group grow align="start">
            <NumberInput
              aria-label={t('filters.valorFrom')}
              placeholder={t('filters.from')}
              prefix="R$ "
              {...marks}
              allowNegative={false}
              clampBehavior="none"
              hideControls
              {...form.getInputProps('valorMin')}
            />
            <NumberInput
              aria-label={t('filters.valorTo')}
              placeholder={t('filters.to')}
              prefix="R$ "
              {...marks}
              allowNegative={false}
              clampBehavior="none"
              hideControls
              {...form.getInputProps('valorMax')}
            />
          </Group>
        </Fieldset>
        <Fieldset variant="unstyled" classNames={{ root: classes.fieldset, legend: classes.legend }} legend={t('filters.abertura')}>
          <Group grow align="start">
            <TextInput type="date" label={t('filters.from')} {...form.getInputProps('aberturaDe')} />
            <TextInput type="date" label={t('filters.to')} {...form.getInputProps('aberturaAte')} />
          </Group>
        </Fieldset>
        <Fieldset variant="unstyled" classNames={{ root: classes.fieldset, legend: classes.legend }} legend={t('filters.prazo')}>
          <Group grow align="start">
            <TextInput type="date" label={t('filters.from')} {...form.getInputProps('prazoDe')} />
            <TextInput type="date" label={t('filters.to')} {...form.getInputProps('prazoAte')} />
          </Group>
        </Fieldset>
        <Fieldset variant="unstyled" classNames={{ root: classes.fieldset, legend: classes.legend }} legend={t('filters.srp')}>
          <SegmentedControl
            fullWidth
            data={[
              { value: '', label: t('filters.any') },
              { value: 'true', label: t('filters.yes') },
              { value: 'false', label: t('filters.no') },
            ]}
            {...form.getInputProps('srp')}
          />
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
