import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type FormEvent, lazy, startTransition, useRef, useState } from 'react';
import type { DemoAccount } from '#features/settings/contract.ts';
import { PasswordField } from '#kit/web/form/PasswordField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useAppName } from '#kit/web/page/AppName.tsx';
import { CallFailed } from '#kit/web/request/failures.ts';
import { displayName } from '#kit/web/text/displayName.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { EntranceHead } from './EntranceHead.tsx';
import classes from './entrance.module.css';
import { useEntranceLinks, useGivenEmail } from './entranceLinks.ts';
import { NativeCheckbox } from './NativeCheckbox.tsx';
import { Remark } from './Remark.tsx';
import { problemOf, refusalOf } from './refusals.ts';
import { type Credentials, signIn } from './session.ts';

/** Loaded when a second step is required. */
const SecondStep = lazy(async () => ({ default: (await import('./entrance/SecondStep.tsx')).SecondStep }));

type LoginProps = { demoAccounts: DemoAccount[]; isRegistrationOpen: boolean };
type Faults = { email?: string; password?: string };

/** The sign-in form, with one step or two. The route guard redirects afterwards. */
export function Login(props: LoginProps) {
  const t = useTexts('auth');
  /** The verified credentials, while the second step is pending. */
  const [awaiting, setAwaiting] = useState<Credentials>();
  const [email, setEmail] = useState(useGivenEmail());
  const greet = async (credentials: Credentials) => {
    const user = await signIn(credentials);
    toast.success(t('login.welcome', { name: displayName(user) }), 2000);
  };
  const back = () => {
    setEmail(awaiting?.email);
    setAwaiting(undefined);
  };
  if (awaiting) return <SecondStep confirm={(code) => greet({ ...awaiting, code })} back={back} />;
  return <FirstStep {...props} email={email} enter={greet} askForCode={(known) => startTransition(() => setAwaiting(known))} />;
}

type FirstStepProps = LoginProps & {
  email: string | undefined;
  enter: (credentials: Credentials) => Promise<void>;
  askForCode: (credentials: Credentials) => void;
};

function FirstStep({ demoAccounts, isRegistrationOpen, email: givenEmail, enter, askForCode }: FirstStepProps) {
  const t = useTexts('auth');
  const appName = useAppName();
  const { to, search } = useEntranceLinks();
  const isPasswordChosen = useLocation({ select: ({ state }) => state.isPasswordChosen });
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Faults>({});

  const login = useMutation({
    mutationFn: enter,
    meta: { handlesFailure: true },
    onError: (error, credentials) => {
      if (problemOf(error) === 'second-step') return askForCode(credentials);
      const refused = refusedOf(error);
      if (refused) showFaults({ email: t(refused) });
    },
  });
  const failure = login.error && !refusedOf(login.error) && problemOf(login.error) !== 'second-step' ? refusalOf(login.error) : undefined;

  function showFaults(found: Faults) {
    setFaults(found);
    (found.email ? email : password).current?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = { email: String(form.get('email')).trim(), password: String(form.get('password')) };
    if (!given.email || !given.password) {
      return showFaults({
        email: given.email ? undefined : t('login.emailMissing'),
        password: given.password ? undefined : t('login.passwordMissing'),
      });
    }
    setFaults({});
    login.mutate({ ...given, rememberMe: form.has('rememberMe') });
  }

  return (
    <>
      <EntranceHead title={t('login.title')}>{t('login.lead')}</EntranceHead>
      {failure ? <Remark kind="danger">{failure}</Remark> : isPasswordChosen && <Remark kind="success">{t('login.chosen')}</Remark>}
      <form method="post" onSubmit={submit} noValidate aria-label={`${t('login.title')} · ${appName}`} className={classes.form}>
        <TextInput
          ref={email}
          name="email"
          type="email"
          label={t('login.email')}
          autoComplete="username"
          defaultValue={givenEmail}
          error={faults.email}
          errorProps={{ role: 'alert' }}
          size="md"
        />
        <PasswordField
          size="md"
          ref={password}
          name="password"
          label={t('login.password')}
          autoComplete="current-password"
          error={faults.password}
        />
        <div className={classes.row}>
          <NativeCheckbox name="rememberMe" label={t('login.remember')} />
          <Link to={to.forgotPassword} search={search} state={() => ({ email: email.current?.value })}>
            {t('login.forgot')}
          </Link>
        </div>
        <Button type="submit" size="md" fullWidth loading={login.isPending}>
          {t('login.submit')}
        </Button>
      </form>
      <p className={classes.after}>
        {isRegistrationOpen ? (
          <>
            {t('login.noAccount')}{' '}
            <Link to={to.register} search={search}>
              {t('login.register')}
            </Link>
          </>
        ) : (
          t('login.noRegistration')
        )}
      </p>
      {demoAccounts.length > 0 && (
        <section aria-label={t('login.demo')} className={classes.demo}>
          <p>{t('login.demo')}</p>
          {demoAccounts.map(({ role, ...account }) => (
            <Button key={account.email} variant="light" fullWidth disabled={login.isPending} onClick={() => login.mutate(account)}>
              {t(`login.demoAs.${role}`)}
            </Button>
          ))}
        </section>
      )}
    </>
  );
}

/** The specification's two errors; it puts both at the e-mail field. */
function refusedOf(error: Error) {
  const body = error instanceof CallFailed ? (error.body as { error?: { email?: string[] } } | undefined) : undefined;
  const message = body?.error?.email?.[0];
  if (!message) return undefined;
  return message === 'Email or Password is Invalid' ? 'login.wrong' : 'login.unexpected';
}
