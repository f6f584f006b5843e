import { Button, Fieldset, Group, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { calls } from './calls.ts';
import classes from './Dns.module.css';
import { type DnsState, noFilters } from './filterParams.ts';

/** Filters are applied together, as one history entry. */
export function FilterForm({ list: { search, set }, close }: { list: DnsState; close: () => void }) {
  const t = useTexts('dns');
  const kit = useTexts('kit');
  const may = useMay(needs.administers);
  const form = useForm({
    initialValues: {
      tipo: (search.tipo ?? '') as '' | 'dominio' | 'termo',
      de: search.de ?? '',
      ate: search.ate ?? '',
      upload: String(search.upload ?? ''),
    },
    validate: { ate: (ate, { de }) => (ate && de && ate < de ? t('filters.reversed') : null) },
  });
  const apply = form.onSubmit(({ tipo, de, ate, upload }) => {
    set({ tipo: tipo || undefined, de: de || undefined, ate: ate || undefined, upload: Number(upload) || undefined });
    close();
  });
  const clear = () => {
    set(noFilters);
    close();
  };
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="md">
        <Radio.Group label={t('filters.kind')} {...form.getInputProps('tipo')}>
          <Group gap="lg" mt={8}>
            <Radio value="" label={t('filters.anyKind')} />
            <Radio value="dominio" label={t('kind.dominio')} />
            <Radio value="termo" label={t('kind.termo')} />
          </Group>
        </Radio.Group>
        <Fieldset variant="unstyled" classNames={{ root: classes.fieldset, legend: classes.legend }} legend={t('filters.period')}>
          <Group grow align="start">
            <TextInput type="date" label={t('filters.de')} {...form.getInputProps('de')} />
            <TextInput type="date" label={t('filters.ate')} {...form.getInputProps('ate')} />
          </Group>
          <p className={classes.hint}>{t('filters.periodHint')}</p>
        </Fieldset>
        {may && <UploadSelect {...form.getInputProps('upload')} />}
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

type SelectProps = { value?: string; onChange?: (value: string) => void };

/** Choice among the latest committed files and the selected one. */
function UploadSelect({ value = '', onChange }: SelectProps) {
  const t = useTexts('dns');
  const format = useFormat();
  const { data } = useQuery(calls.listUploads.query({ query: { perPage: 100 } }));
  const known = (data?.uploads ?? [])
    .filter(({ estado }) => estado === 'gravada')
    .map(({ id, arquivo, sent_at }) => ({ value: String(id), label: `${arquivo} · ${format.date(sent_at)}` }));
  const chosen = value === '' || known.some((one) => one.value === value) ? [] : [{ value, label: t('upload.number', { id: value }) }];
  return (
    <NativeSelect
      label={t('filters.upload')}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      data={[{ value: '', label: t('filters.anyUpload') }, ...chosen, ...known]}
    />
  );
}
