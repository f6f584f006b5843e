import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usernamePattern } from '#features/auth/contract.ts';
import { looksLikeEmail } from '#kit/web/form/email.ts';
import { FieldGrid } from '#kit/web/form/FieldGrid.tsx';
import { FormFoot } from '#kit/web/form/FormFoot.tsx';
import { PasswordField } from '#kit/web/form/PasswordField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { AvatarField } from '#kit/web/picture/AvatarField.tsx';
import { displayName } from '#kit/web/text/displayName.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { longest, type Settings } from '../contract.ts';
import { calls } from './calls.ts';
import { useSettingsForm } from './useSettingsForm.ts';

type General = Settings['general'];
type FieldsProps = { saved: General; onShownChange: () => Promise<void> };
/** `sharing`: further settings about what others see. */
type GeneralPaneProps = FieldsProps & { sharing: ReactNode };

/** The picture and the names. */
export function GeneralPane({ saved, sharing, onShownChange }: GeneralPaneProps) {
  const t = useTexts('account');
  const common = useTexts('common');
  return (
    <>
      <SettingsSection title={common('word.picture')} lead={t('picture.lead')}>
        <Picture saved={saved} onShownChange={onShownChange} />
      </SettingsSection>
      <SettingsSection title={t('general.title')} lead={t('general.lead')}>
        <Names saved={saved} onShownChange={onShownChange} />
      </SettingsSection>
      {sharing}
    </>
  );
}

function Picture({ saved, onShownChange }: FieldsProps) {
  const t = useTexts('account');
  const queryClient = useQueryClient();
  const follow = async (words: string) => {
    await Promise.all([queryClient.invalidateQueries({ queryKey: calls.read.key() }), onShownChange()]);
    toast.success(words);
  };
  return (
    <AvatarField
      name={displayName(saved)}
      src={saved.avatar}
      save={async (body) => {
        await calls.putAvatar.send({ body });
        await follow(t('picture.saved'));
      }}
      remove={async () => {
        await calls.removeAvatar.send();
        await follow(t('picture.removed'));
      }}
    />
  );
}

const valuesOf = ({ fullName, username, email, company }: General) => ({ fullName, username, email, company, currentPassword: '' });

function Names({ saved, onShownChange }: FieldsProps) {
  const t = useTexts('account');
  const common = useTexts('common');
  const isOther = (email: string) => email.trim().toLowerCase() !== saved.email;
  const { form, submit, isSaving } = useSettingsForm({
    saved: valuesOf(saved),
    pick: ({ general }) => valuesOf(general),
    validate: {
      fullName: (name) => (name.trim() ? null : t('general.nameMissing')),
      username: (name) => (new RegExp(usernamePattern, 'u').test(name) ? null : t('general.usernameWrong')),
      email: (email) => (looksLikeEmail(email) ? null : t('general.emailWrong')),
      currentPassword: (password, { email }) => (password || !isOther(email) ? null : t('general.passwordMissing')),
    },
    send: ({ changed: { currentPassword, email, ...names } }) =>
      calls.editGeneral.send({
        body: { ...names, ...(email !== undefined && isOther(email) && { email: email.trim(), currentPassword }) },
      }),
    onSaved: onShownChange,
  });
  const { email } = form.values;
  return (
    <form onSubmit={submit} noValidate>
      <FieldGrid>
        <TextInput
          label={t('general.fullName')}
          autoComplete="name"
          maxLength={longest.name}
          withAsterisk
          {...form.getInputProps('fullName')}
        />
        <TextInput label={t('general.username')} autoComplete="nickname" maxLength={40} withAsterisk {...form.getInputProps('username')} />
        <TextInput
          type="email"
          dir="ltr"
          label={common('word.email')}
          autoComplete="email"
          maxLength={longest.email}
          withAsterisk={saved.mayChangeEmail}
          readOnly={!saved.mayChangeEmail}
          variant={saved.mayChangeEmail ? undefined : 'filled'}
          description={saved.mayChangeEmail ? undefined : t('general.emailFixed')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          {...form.getInputProps('email')}
        />
        <TextInput
          label={common('word.company')}
          autoComplete="organization"
          maxLength={longest.company}
          {...form.getInputProps('company')}
        />
        {isOther(email) && (
          <PasswordField
            label={t('general.currentPassword')}
            description={t('general.whyPassword')}
            autoComplete="current-password"
            withAsterisk
            {...form.getInputProps('currentPassword')}
          />
        )}
      </FieldGrid>
      <FormFoot mt="lg" form={form} isSaving={isSaving} />
    </form>
  );
}
