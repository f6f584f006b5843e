import { Autocomplete, Textarea, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { DateField } from '#kit/web/form/DateField.tsx';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { longest, type Settings } from '../contract.ts';
import { calls } from './calls.ts';
import { countriesIn } from './countries.ts';
import { useSettingsForm } from './useSettingsForm.ts';

const valuesOf = ({ dob, ...info }: Settings['info']) => ({ ...info, dob: dob ?? '' });

/** Personal information. */
export function InfoPane({ saved }: { saved: Settings['info'] }) {
  const t = useTexts('account');
  const common = useTexts('common');
  const format = useFormat();
  const language = useLanguage();
  const countries = useMemo(() => countriesIn(language), [language]);
  const { form, submit, isSaving } = useSettingsForm({
    saved: valuesOf(saved),
    pick: ({ info }) => valuesOf(info),
    send: async ({ onto }, now) => {
      const { dob, ...info } = onto(await now());
      return calls.saveInfo.send({ body: { ...info, dob: dob || null } });
    },
  });
  return (
    <SettingsSection title={t('info.title')} lead={t('info.lead')}>
      <form onSubmit={submit} noValidate>
        <Textarea
          mb="md"
          label={t('info.bio')}
          description={t('info.letters', { used: format.number(form.values.bio.length), most: format.number(longest.bio) })}
          rows={5}
          maxLength={longest.bio}
          {...form.getInputProps('bio')}
        />
        <FieldGrid>
          <DateField
            label={t('info.dob')}
            autoComplete="bday"
            max={dayInBrasilia(new Date())}
            {...form.getInputProps('dob')}
            value={form.values.dob}
          />
          <Autocomplete
            label={common('word.country')}
            autoComplete="country-name"
            data={countries}
            limit={20}
            maxLength={longest.country}
            {...form.getInputProps('country')}
          />
          <TextInput
            type="tel"
            dir="ltr"
            label={common('word.phone')}
            autoComplete="tel"
            placeholder="+55 (61) 5550-0100"
            maxLength={longest.phone}
            {...form.getInputProps('phone')}
          />
          <TextInput
            type="url"
            dir="ltr"
            label={common('word.website')}
            autoComplete="url"
            placeholder="https://"
            maxLength={longest.website}
            {...form.getInputProps('website')}
          />
        </FieldGrid>
        <FormFoot mt="lg" form={form} isSaving={isSaving} />
      </form>
    </SettingsSection>
  );
}
