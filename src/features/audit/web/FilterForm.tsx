import { Button, Fieldset, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { type AuditGroup, auditGroups, devices } from '../contract.ts';
import { kindNames } from '../kindNames.ts';
import classes from './FilterForm.module.css';
import { type AuditState, filterParams } from './filterParams.ts';
import { PersonSelect } from './PersonSelect.tsx';

/** All filters; they are applied together, as one step in the history. */
export function FilterForm({ list, close }: { list: AuditState; close: () => void }) {
  const t = useTexts('audit');
  const kit = useTexts('kit');
  const language = useLanguage();
  const kinds = (Object.keys(auditGroups) as AuditGroup[]).map((group) => ({
    group: t(`group.${group}`),
    items: auditGroups[group].map((kind) => ({ value: kind, label: kindNames[kind][language] })),
  }));
  const { form, apply, clear } = useFilterForm(filterParams, list, close, {
    to: (to, { from }) => (to && from && to < from ? t('filters.reversed') : null),
  });
  return (
    <form onSubmit={apply} noValidate>
      <Stack gap="md">
        <MultiChoice label={t('filters.kind')} data={kinds} {...form.getInputProps('kind')} />
        <PersonSelect {...form.getInputProps('about')} />
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
