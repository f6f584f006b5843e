import { Button, Fieldset, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useLanguage, useTexts } from '#kit/web/i18n.ts';
import { type AuditGroup, type AuditKind, auditGroups, devices } from '../contract.ts';
import { kindNames } from '../kindNames.ts';
import classes from './FilterForm.module.css';
import { type AuditState, noFilters } from './narrowing.ts';
import { PersonSelect } from './PersonSelect.tsx';

/** All filters at once: they take effect together, as one step to go back from. */
export function FilterForm({ list: { search, set }, close }: { list: AuditState; close: () => void }) {
  const t = useTexts('audit');
  const kit = useTexts('kit');
  const language = useLanguage();
  const kinds = (Object.keys(auditGroups) as AuditGroup[]).map((group) => ({
    group: t(`group.${group}`),
    items: auditGroups[group].map((kind) => ({ value: kind, label: kindNames[kind][language] })),
  }));
  const form = useForm({
    initialValues: {
      kind: [...(search.kind ?? [])] as string[],
      about: search.about ?? null,
      from: search.from ?? '',
      to: search.to ?? '',
      address: search.address ?? '',
      device: (search.device ?? '') as '' | (typeof devices)[number],
    },
    validate: { to: (to, { from }) => (to && from && to < from ? t('filters.reversed') : null) },
  });
  const apply = form.onSubmit(({ kind, about, from, to, address, device }) => {
    set({
      kind: kind.length > 0 ? (kind as AuditKind[]) : undefined,
      about: about ?? undefined,
      from: from || undefined,
      to: to || undefined,
      address: address.trim() || undefined,
      device: device || undefined,
    });
    close();
  });
  const clear = () => {
    set(noFilters);
    close();
  };
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="md">
        <MultiChoice label={t('filters.kind')} data={kinds} {...form.getInputProps('kind')} />
        <PersonSelect value={form.values.about} onChange={(id) => form.setFieldValue('about', id)} />
        <Fieldset variant="unstyled" classNames={{ root: classes.fieldset, legend: classes.legend }} legend={t('filters.period')}>
          <Group grow align="start">
            <TextInput type="date" label={t('filters.from')} {...form.getInputProps('from')} />
            <TextInput type="date" label={t('filters.to')} {...form.getInputProps('to')} />
          </Group>
        </Fieldset>
        <TextInput
          label={t('filters.address')}
          description={t('filters.addressHint')}
          maxLength={60}
          dir="ltr"
          {...form.getInputProps('address')}
        />
        <NativeSelect
          label={t('filters.device')}
          data={[{ value: '', label: t('filters.anyDevice') }, ...devices.map((value) => ({ value, label: t(`deviceKind.${value}`) }))]}
          {...form.getInputProps('device')}
        />
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
