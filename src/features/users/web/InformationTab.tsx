import { Checkbox, Group, NativeSelect, TextInput, Title } from '@mantine/core';
import { dayInBrasilia } from '#kit/clock.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { DateField } from '#kit/web/form/DateField.tsx';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { UserDetails } from '../contract.ts';
import { useDetailsForm } from './useDetailsForm.ts';

const genders = ['', 'female', 'male', 'other'] as const;
const contactOptions = ['email', 'message', 'phone'] as const;
/** The longest values that the server accepts. */
const addressLines = { line1: 200, line2: 200, postcode: 20, city: 100, state: 100, country: 100 } as const;

export function InformationTab({ id, details }: { id: number; details: UserDetails }) {
  const t = useTexts('users');
  const { form, submit, isSaving } = useDetailsForm(id, details);
  return (
    <DetailCard title={t('edit.personal')}>
      <form noValidate onSubmit={submit}>
        <FieldGrid>
          <DateField label={t('field.dob')} max={dayInBrasilia(new Date())} {...form.getInputProps('dob')} value={form.values.dob} />
          <TextInput type="tel" dir="ltr" label={t('field.mobile')} maxLength={40} autoComplete="off" {...form.getInputProps('mobile')} />
          <TextInput
            type="url"
            dir="ltr"
            label={t('field.website')}
            maxLength={300}
            autoComplete="off"
            {...form.getInputProps('website')}
          />
          <TextInput label={t('field.language')} maxLength={40} {...form.getInputProps('language')} />
          <NativeSelect
            label={t('field.gender')}
            data={genders.map((value) => ({ value, label: t(`gender.${value || 'none'}`) }))}
            {...form.getInputProps('gender')}
          />
          <Checkbox.Group label={t('field.contactOptions')} {...form.getInputProps('contactOptions')}>
            <Group gap="md" mt={8}>
              {contactOptions.map((value) => (
                <Checkbox key={value} value={value} label={t(`contactOption.${value}`)} />
              ))}
            </Group>
          </Checkbox.Group>
        </FieldGrid>
        <Title order={3} size="h4" mt="lg" mb="xs">
          {t('edit.address')}
        </Title>
        <FieldGrid>
          {(Object.keys(addressLines) as (keyof typeof addressLines)[]).map((line) => (
            <TextInput
              key={line}
              label={t(`field.${line}`)}
              maxLength={addressLines[line]}
              autoComplete="off"
              {...form.getInputProps(`address.${line}`)}
            />
          ))}
        </FieldGrid>
        <FormFoot mt="lg" form={form} isSaving={isSaving} />
      </form>
    </DetailCard>
  );
}
