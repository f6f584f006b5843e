import { PasswordInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usernamePattern } from '#features/auth/contract.ts';
import { AvatarField } from '#kit/web/AvatarField.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { nameOf } from '#kit/web/nameOf.ts';
import { toast } from '#kit/web/toast.ts';
import { longest, type Settings } from '../contract.ts';
import classes from './AccountSettings.module.css';
import { calls } from './calls.ts';
import { FormFoot } from './FormFoot.tsx';
import { Part } from './Part.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

type General = Settings['general'];
type GeneralPaneProps = { saved: General; onShownChange: () => Promise<void> };

/** The picture, and the names under which others find the account. */
export function GeneralPane({ saved, onShownChange }: GeneralPaneProps) {
  const t = useTexts('account');
  return (
    <>
      <Part title={t('picture.title')} lead={t('picture.lead')}>
        <Picture saved={saved} onShownChange={onShownChange} />
      </Part>
      <Part title={t('general.title')} lead={t('general.lead')}>
        <Names saved={saved} onShownChange={onShownChange} />
      </Part>
    </>
  );
}

function Picture({ saved, onShownChange }: GeneralPaneProps) {
  const t = useTexts('account');
  const queryClient = useQueryClient();
  const follow = async (words: string) => {
    await Promise.all([queryClient.invalidateQueries({ queryKey: calls.read.key() }), onShownChange()]);
    toast.success(words);
  };
  return (
    <AvatarField
      name={nameOf(saved)}
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

function Names({ saved, onShownChange }: GeneralPaneProps) {
  const t = useTexts('account');
  const [showsPassword, setShowsPassword] = useState(false);
  const isOther = (email: string) => email.trim().toLowerCase() !== saved.email;
  const { form, submit, isSaving } = useSettingsForm({
    saved: valuesOf(saved),
    pick: ({ general }) => valuesOf(general),
    validate: {
      fullName: (name) => (name.trim() ? null : t('general.nameMissing')),
      username: (name) => (new RegExp(usernamePattern, 'u').test(name) ? null : t('general.usernameWrong')),
      email: (email) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : t('general.emailWrong')),
      currentPassword: (password, { email }) => (password || !isOther(email) ? null : t('general.passwordMissing')),
    },
    send: ({ currentPassword, email, ...names }) =>
      calls.editGeneral.send({ body: { ...names, ...(isOther(email) && { email: email.trim(), currentPassword }) } }),
    onSaved: onShownChange,
  });
  const { email } = form.values;
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.fields}>
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
          label={t('general.email')}
          autoComplete="email"
          maxLength={longest.email}
          withAsterisk={saved.mayChangeEmail}
          readOnly={!saved.mayChangeEmail}
          variant={saved.mayChangeEmail ? undefined : 'filled'}
          description={saved.mayChangeEmail ? undefined : t('general.emailFixed')}
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t('general.company')}
          autoComplete="organization"
          maxLength={longest.company}
          {...form.getInputProps('company')}
        />
        {isOther(email) && (
          <PasswordInput
            label={t('general.currentPassword')}
            description={t('general.whyPassword')}
            autoComplete="current-password"
            withAsterisk
            visible={showsPassword}
            onVisibilityChange={setShowsPassword}
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ 'aria-label': showsPassword ? t('general.hidePassword') : t('general.showPassword') }}
            {...form.getInputProps('currentPassword')}
          />
        )}
      </div>
      <FormFoot isDirty={form.isDirty()} isSaving={isSaving} reset={form.reset} />
    </form>
  );
}
