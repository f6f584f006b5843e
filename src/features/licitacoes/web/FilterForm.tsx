import { Button, Fieldset, Group, MultiSelect, NumberInput, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNumberMarks } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { ListState } from '#kit/web/listState.ts';
import { modalidades, ufs } from '../codes.ts';
import type { licitacoes } from '../contract.ts';
import { noFilters } from './FilterChips.tsx';
import classes from './FilterForm.module.css';

type FilterFormProps = { list: ListState<typeof licitacoes.list.query>; close: () => void };

const modalidadeChoices = Object.entries(modalidades).map(([value, label]) => ({ value, label }));

/** All filters at once: they take effect together, as one step to go back from. */
export function FilterForm({ list, close }: FilterFormProps) {
  const t = useTexts('licitacoes');
  const marks = useNumberMarks();
  const { search } = list;
  const form = useForm({
    initialValues: {
      modalidade: (search.modalidade ?? []).map(String),
      uf: search.uf ?? [],
      municipio: search.municipio ?? '',
      orgao: search.orgao ?? '',
      uasg: search.uasg ?? '',
      valorMin: search.valorMin ?? '',
      valorMax: search.valorMax ?? '',
      aberturaDe: search.aberturaDe ?? '',
      aberturaAte: search.aberturaAte ?? '',
      srp: search.srp === undefined ? '' : String(search.srp),
    } as FilterValues,
    validate: {
      valorMax: (value, { valorMin }) =>
        value !== '' && valorMin !== '' && Number(value) < Number(valorMin) ? t('filters.reversed') : null,
      aberturaAte: (value, { aberturaDe }) => (value && aberturaDe && value < aberturaDe ? t('filters.reversed') : null),
    },
  });
  const apply = form.onSubmit((values) => {
    list.set(toSearch(values));
    close();
  });
  const clear = () => {
    list.set(noFilters);
    close();
  };
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="md">
        <MultiSelect
          label={t('field.modalidade')}
          data={modalidadeChoices}
          searchable
          clearable
          hidePickedOptions
          {...form.getInputProps('modalidade')}
        />
        <MultiSelect label={t('field.uf')} data={[...ufs]} searchable clearable hidePickedOptions {...form.getInputProps('uf')} />
        <TextInput label={t('filters.municipio')} maxLength={100} {...form.getInputProps('municipio')} />
        <TextInput label={t('filters.orgao')} maxLength={200} {...form.getInputProps('orgao')} />
        <TextInput label={t('field.UASG')} maxLength={20} inputMode="numeric" {...form.getInputProps('uasg')} />
        <Fieldset variant="unstyled" classNames={{ root: classes.fieldset, legend: classes.legend }} legend={t('filters.valor')}>
          <Group grow align="start">
            <NumberInput
              aria-label={t('filters.valorFrom')}
              placeholder={t('filters.from')}
              prefix="R$ "
              {...marks}
              min={0}
              hideControls
              {...form.getInputProps('valorMin')}
            />
            <NumberInput
              aria-label={t('filters.valorTo')}
              placeholder={t('filters.to')}
              prefix="R$ "
              {...marks}
              min={0}
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
            {t('filters.clear')}
          </Button>
          <Button type="submit">{t('filters.apply')}</Button>
        </Group>
      </Stack>
    </form>
  );
}

type FilterValues = {
  modalidade: string[];
  uf: string[];
  municipio: string;
  orgao: string;
  uasg: string;
  valorMin: number | string;
  valorMax: number | string;
  aberturaDe: string;
  aberturaAte: string;
  srp: string;
};

/** What is empty narrows nothing. */
function toSearch({ modalidade, uf, municipio, orgao, uasg, valorMin, valorMax, aberturaDe, aberturaAte, srp }: FilterValues) {
  return {
    modalidade: modalidade.length > 0 ? modalidade.map(Number) : undefined,
    uf: uf.length > 0 ? uf : undefined,
    municipio: municipio.trim() || undefined,
    orgao: orgao.trim() || undefined,
    uasg: uasg.trim() || undefined,
    valorMin: valorMin === '' ? undefined : Number(valorMin),
    valorMax: valorMax === '' ? undefined : Number(valorMax),
    aberturaDe: aberturaDe || undefined,
    aberturaAte: aberturaAte || undefined,
    srp: srp === '' ? undefined : srp === 'true',
  };
}
