import { Button, Divider, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { DemoAccount } from '#features/settings/contract.ts';
import { useAppName } from '#kit/web/AppName.tsx';
import { CallFailed } from '#kit/web/failures.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { useDocumentTitle } from '#kit/web/Page.tsx';
import { messageOf, toast } from '#kit/web/toast.ts';
import { signIn } from './session.ts';

type Credentials = { email: string; password: string };
type Faults = Partial<Credentials>;

/** The form one signs in with. Where to go afterwards is the guard's business: it knows what was asked for. */
export function Login({ demoAccounts }: { demoAccounts: DemoAccount[] }) {
  const t = useTexts('auth');
  const appName = useAppName();
  useDocumentTitle(t('login.title'));
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [shows, setShows] = useState(false);

  const login = useMutation({
    mutationFn: (credentials: Credentials) => signIn(credentials.email, credentials.password),
    meta: { handlesFailure: true },
    onSuccess: ({ fullName }) => toast.success(t('login.welcome', { name: fullName }), 2000),
    onError: (error) => complain({ email: refusalOf(error, t) }),
  });

  function complain(found: Faults) {
    setFaults(found);
    (found.email ? email : password).current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = { email: String(form.get('email')).trim(), password: String(form.get('password')) };
    if (!given.email) return complain({ email: t('login.emailMissing') });
    if (!given.password) return complain({ password: t('login.passwordMissing') });
    setFaults({});
    login.mutate(given);
  }

  return (
    <>
      <Title order={1} size="h2">
        {t('login.title')}
      </Title>
      <Text c="dimmed" mt={4} mb="lg">
        {t('login.lead')}
      </Text>
      <form onSubmit={submit} noValidate aria-label={`${t('login.title')} · ${appName}`}>
        <Stack gap="md">
          <TextInput
            ref={email}
            name="email"
            type="email"
            label={t('login.email')}
            autoComplete="username"
            error={faults.email}
            errorProps={{ role: 'alert' }}
            size="md"
          />
          <PasswordInput
            ref={password}
            name="password"
            label={t('login.password')}
            autoComplete="current-password"
            error={faults.password}
            errorProps={{ role: 'alert' }}
            size="md"
            visible={shows}
            onVisibilityChange={setShows}
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ 'aria-label': shows ? t('login.hidePassword') : t('login.showPassword') }}
          />
          <Button type="submit" size="md" fullWidth loading={login.isPending} mt="xs">
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
      {demoAccounts.length > 0 && (
        <>
          <Divider label={t('login.demo')} my="lg" />
          <Stack gap="xs">
            {demoAccounts.map((account) => (
              <Button key={account.email} variant="light" fullWidth disabled={login.isPending} onClick={() => login.mutate(account)}>
                {t(`login.demoAs.${account.role}`)}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </>
  );
}

/** The specification's two refusals in the reader's language; anything else in its own words. */
function refusalOf(error: Error, t: ReturnType<typeof useTexts<'auth'>>): string {
  if (!(error instanceof CallFailed)) return messageOf(error);
  const said = (error.body as { error?: { email?: string[] } } | undefined)?.error?.email?.[0];
  if (said === 'Email or Password is Invalid') return t('login.wrong');
  if (said === 'Something went wrong') return t('login.unexpected');
  return said ?? messageOf(error);
}
