import { NativeSelect, TextInput } from '@mantine/core';
import { MultiChoice } from '#kit/web/form/MultiChoice.tsx';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { DayRange, FilterFields, FilterGroup } from '#kit/web/search/FilterFields.tsx';
import { useFilterForm } from '#kit/web/search/useFilterForm.ts';
import { type AuditGroup, auditGroups, devices } from '../contract.ts';
import { kindNames } from '../kindNames.ts';
import { type AuditState, filterParams } from './filterParams.ts';
import { PersonSelect } from './PersonSelect.tsx';

/** All filters; they are applied together, as one step in the history. */
export function FilterForm({ list, close }: { list: AuditState; close: () => void }) {
  const t = useTexts('audit');
  const common = useTexts('common');
  const language = useLanguage();
  const kinds = (Object.keys(auditGroups) as AuditGroup[]).map((group) => ({
    group: t(`group.${group}`),
    items: auditGroups[group].map((kind) => ({ value: kind, label: kindNames[kind][language] })),
  }));
  const { form, apply, clear } = useFilterForm(filterParams, list, close, { periods: [['from', 'to']] });
  return (
    <FilterFields apply={apply} clear={clear}>
      <MultiChoice label={t('filters.kind')} data={kinds} {...form.getInputProps('kind')} />
      <PersonSelect {...form.getInputProps('about')} />
      <FilterGroup legend={common('word.period')}>
        <DayRange form={form} from="from" to="to" />
      </FilterGroup>
      <TextInput
        label={t('filters.address')}
        description={t('filters.addressHint')}
        maxLength={60}
        dir="ltr"
        {...form.getInputProps('address')}
      />
      <NativeSelect
        label={common('word.device')}
        data={[{ value: '', label: t('filters.anyDevice') }, ...devices.map((value) => ({ value, label: t(`deviceKind.${value}`) }))]}
        {...form.getInputProps('device')}
      />
    </FilterFields>
  );
}
