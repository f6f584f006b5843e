import { Button, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordField } from '#kit/web/form/PasswordField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { passwordLength } from '../../contract.ts';
import { calls } from '../calls.ts';
import { NewPassword } from '../entrance/NewPassword.tsx';
import { useUser } from '../session.ts';
import { sessionCalls } from './calls.ts';
import { usePasswordRefusal } from './refusals.ts';

/** Changes the password; requires the current one. */
export function ChangePassword() {
  const t = useTexts('security');
  const [changes, setChanges] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (changes > 0) button.current?.focus({ preventScroll: true });
  }, [changes]);
  return (
    <SettingsSection isDense title={t('password.title')} lead={t('password.lead')}>
      {/* Remounted after each change, to clear the fields. */}
      <Fields key={changes} button={button} onChanged={() => setChanges(changes + 1)} />
    </SettingsSection>
  );
}

type Field = 'current' | 'password' | 'repeat';
type FieldsProps = { button: React.Ref<HTMLButtonElement>; onChanged: () => void };

function Fields({ button, onChanged }: FieldsProps) {
  const t = useTexts('security');
  const user = useUser();
  const queryClient = useQueryClient();
  const refusalOf = usePasswordRefusal();
  const nodes = {
    current: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
    repeat: useRef<HTMLInputElement>(null),
  };
  const [fault, setFault] = useState<{ field: Field; message: string }>();
  const errorOf = (field: Field) => (fault?.field === field ? fault.message : undefined);

  function showFault(field: Field, message: string) {
    setFault({ field, message });
    nodes[field].current?.focus();
  }

  const change = useMutation({
    ...calls.changePassword.mutation(),
    meta: { handlesFailure: true },
    onSuccess: () => {
      toast.success(t('password.changed'));
      onChanged();
      return queryClient.invalidateQueries({ queryKey: sessionCalls.list.key() });
    },
    onError: (error) => {
      const refused = faultsOf(error).newPassword;
      if (refused) showFault('password', refused);
      else showFault('current', refusalOf(error, 'currentPassword'));
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [current, password, repeat] = (['current', 'password', 'repeat'] as const).map((field) => String(form.get(field)));
    if (!current) return showFault('current', t('password.missing'));
    if (!password || [...password].length < passwordLength.minLength)
      return showFault('password', t('password.tooShort', { count: passwordLength.minLength }));
    if (password === current) return showFault('password', t('password.unchanged'));
    if (password !== repeat) return showFault('repeat', t('password.differs'));
    setFault(undefined);
    return change.mutate({ body: { currentPassword: current, newPassword: password } });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {/* Shows password managers the account. */}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          size="md"
          ref={nodes.current}
          name="current"
          label={t('password.current')}
          autoComplete="current-password"
          error={errorOf('current')}
        />
        <NewPassword
          ref={nodes.password}
          label={t('password.next')}
          known={user ? [user.fullName, user.username, user.email] : []}
          error={errorOf('password')}
        />
        <PasswordField
          size="md"
          ref={nodes.repeat}
          name="repeat"
          label={t('password.repeat')}
          autoComplete="new-password"
          error={errorOf('repeat')}
        />
        <div>
          <Button ref={button} type="submit" loading={change.isPending}>
            {t('password.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
