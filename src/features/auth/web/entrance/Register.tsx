import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { looksLikeEmail } from '#kit/web/form/email.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { passwordLength, usernamePattern } from '../../contract.ts';
import { calls } from '../calls.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import classes from '../entrance.module.css';
import { useEntranceLinks } from '../entranceLinks.ts';
import { NativeCheckbox } from '../NativeCheckbox.tsx';
import { Remark } from '../Remark.tsx';
import { problemOf, refusalOf } from '../refusals.ts';
import { signIn } from '../session.ts';
import { NewPassword } from './NewPassword.tsx';
import { NoRegistration } from './NoRegistration.tsx';

const Terms = lazy(async () => ({ default: (await import('./Terms.tsx')).Terms }));

type NewAccount = { username: string; email: string; password: string };
type Faults = Partial<Record<keyof NewAccount | 'terms', string>>;

const fields = ['username', 'email', 'password', 'terms'] as const;

/** Registers an account, if registration is open, and signs it in. */
export function Register({ policy }: { policy: 'open' | 'invite' | 'closed' }) {
  const t = useTexts(['entrance', 'auth']);
  const { to, search } = useEntranceLinks();
  const navigate = useNavigate();
  const inputs = useRef<Partial<Record<keyof Faults, HTMLInputElement | null>>>({});
  const [faults, setFaults] = useState<Faults>({});
  const [known, setKnown] = useState<string[]>([]);
  const [terms, setTerms] = useState<'unseen' | 'open' | 'closed'>('unseen');

  const registration = useMutation({
    mutationFn: async (account: NewAccount) => {
      const { error } = await calls.register.send({ body: account });
      if (error) return { username: error.username && t('register.usernameTaken'), email: error.email && t('register.emailTaken') };
      await enter(account);
      return {};
    },
    meta: { handlesFailure: true },
    onSuccess: ({ username, email }) => showFaults({ username: username || undefined, email: email || undefined }),
    onError: (error) => showFaults(faultsOf(error)),
  });

  /** The account was created; if signing in fails, the login page shows why. */
  async function enter({ email, password }: NewAccount) {
    try {
      const { username } = await signIn({ email, password });
      toast.success(t('register.welcome', { name: username }), 2000);
    } catch {
      await navigate({ to: to.login, search, state: { email } });
    }
  }

  function showFaults(found: Faults) {
    setFaults(found);
    const first = fields.find((field) => found[field]);
    if (first) inputs.current[first]?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fieldValue = (name: string) => String(form.get(name));
    const account = { username: fieldValue('username').trim(), email: fieldValue('email').trim(), password: fieldValue('password') };
    const found: Faults = {};
    if (!account.username) found.username = t('register.usernameMissing');
    else if (!new RegExp(usernamePattern, 'u').test(account.username)) found.username = t('register.usernameInvalid');
    if (!account.email) found.email = t('auth:login.emailMissing');
    else if (!looksLikeEmail(account.email)) found.email = t('register.emailInvalid');
    if (!account.password) found.password = t('register.passwordMissing');
    else if (account.password.length < passwordLength.minLength) found.password = t('strength.short', { count: passwordLength.minLength });
    if (!form.has('terms')) found.terms = t('register.termsMissing');
    showFaults(found);
    if (Object.keys(found).length === 0) registration.mutate(account);
  }

  if (policy !== 'open') return <NoRegistration policy={policy} />;
  if (problemOf(registration.error) === 'registration-closed') return <NoRegistration policy="closed" />;
  const atFault = faultsOf(registration.error);
  const failure = registration.error && !fields.some((name) => atFault[name]);
  const field = (name: keyof Faults) => ({
    ref: (node: HTMLInputElement | null) => {
      inputs.current[name] = node;
    },
    name,
    error: faults[name],
  });
  return (
    <>
      <EntranceHead title={t('register.title')}>{t('register.lead')}</EntranceHead>
      {failure && <Remark kind="danger">{refusalOf(registration.error)}</Remark>}
      <form
        onSubmit={submit}
        onChange={(event) => {
          const form = new FormData(event.currentTarget);
          setKnown([String(form.get('username')), String(form.get('email'))]);
        }}
        noValidate
        aria-label={t('register.title')}
        className={classes.form}
      >
        <TextInput {...field('username')} {...plain} label={t('register.username')} autoComplete="nickname" />
        <TextInput {...field('email')} {...plain} type="email" label={t('auth:login.email')} autoComplete="username" />
        <NewPassword {...field('password')} label={t('auth:login.password')} known={known} />
        <div>
          <NativeCheckbox {...field('terms')} label={t('register.terms')} />
          <button
            type="button"
            className={classes.readTerms}
            {...prefetchOnIntent(() => import('./Terms.tsx'))}
            onClick={() => setTerms('open')}
          >
            {t('register.readTerms')}
          </button>
        </div>
        <Button type="submit" size="md" fullWidth loading={registration.isPending}>
          {t('register.submit')}
        </Button>
      </form>
      <p className={classes.after}>
        {t('register.haveAccount')}{' '}
        <Link to={to.login} search={search}>
          {t('auth:login.title')}
        </Link>
      </p>
      {terms !== 'unseen' && (
        <Suspense fallback={null}>
          <Terms opened={terms === 'open'} close={() => setTerms('closed')} />
        </Suspense>
      )}
    </>
  );
}

const plain = { size: 'md', errorProps: { role: 'alert' }, autoCapitalize: 'none', spellCheck: false } as const;
