import { Group, NativeSelect, Radio, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { DayRange, FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { calls } from './calls.ts';
import { type DnsState, filterParams } from './filterParams.ts';

/** The filters besides tab and search. */
export function FilterForm({ list, close }: { list: DnsState; close: () => void }) {
  const t = useTexts('dns');
  const common = useTexts('common');
  const may = useMay(needs.administers);
  const { form, apply, clear } = useFilterForm(filterParams, list, close, { periods: [['de', 'ate']] });
  return (
    <FilterFields apply={apply} clear={clear}>
      <Radio.Group label={common('word.type')} {...form.getInputProps('tipo')}>
        <Group gap="lg" mt={8}>
          <Radio value="" label={t('filters.anyKind')} />
          <Radio value="dominio" label={t('kind.dominio')} />
          <Radio value="termo" label={t('kind.termo')} />
        </Group>
      </Radio.Group>
      <FilterGroup legend={t('filters.period')}>
        <DayRange form={form} from="de" to="ate" />
        <Text size="xs" c="dimmed" mt={4}>
          {t('filters.periodHint')}
        </Text>
      </FilterGroup>
      {may && <UploadSelect {...form.getInputProps('upload')} value={String(form.values.upload)} />}
    </FilterFields>
  );
}

type SelectProps = { value?: string; onChange?: (value: string) => void };

/** Choice among the latest committed files and the selected one. */
function UploadSelect({ value = '', onChange }: SelectProps) {
  const t = useTexts('dns');
  const common = useTexts('common');
  const format = useFormat();
  const { data } = useQuery(calls.listUploads.query({ query: { perPage: 100 } }));
  const known = (data?.uploads ?? [])
    .filter(({ estado }) => estado === 'gravada')
    .map(({ id, arquivo, sent_at }) => ({ value: String(id), label: `${arquivo} · ${format.date(sent_at)}` }));
  const chosen = value === '' || known.some((one) => one.value === value) ? [] : [{ value, label: t('upload.number', { id: value }) }];
  return (
    <NativeSelect
      label={common('word.file')}
      value={value}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      data={[{ value: '', label: t('filters.anyUpload') }, ...chosen, ...known]}
    />
  );
}
