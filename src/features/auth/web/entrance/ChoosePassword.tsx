import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { type auth, passwordLength } from '../../contract.ts';
import { calls } from '../calls.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import classes from '../entrance.module.css';
import { useEntranceLinks } from '../entranceLinks.ts';
import { Remark } from '../Remark.tsx';
import { problemOf, refusalOf } from '../refusals.ts';
import { signOut, useUser } from '../session.ts';
import { ExpiredLink } from './ExpiredLink.tsx';
import { NewPassword } from './NewPassword.tsx';

type Purpose = Reply<typeof auth.readLink>['purpose'];

/** The page that a link in an e-mail opens, to choose a password for an existing or new account. */
export function ChoosePassword({ purpose }: { purpose: Purpose }) {
  const token = useToken();
  if (!token) return <ExpiredLink kind="incomplete" purpose={purpose} />;
  return <WithToken key={token} token={token} purpose={purpose} />;
}

/** Reads the token from the fragment, which no server sees, and removes it from the address, so that it stays out of the history. */
function useToken(): string {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(fragment);
  useEffect(() => {
    if (!fragment) return;
    setToken(fragment);
    void navigate({ to: '.', hash: '', search: true, replace: true });
  }, [fragment, navigate]);
  return token;
}

function WithToken({ token, purpose }: { token: string; purpose: Purpose }) {
  const link = useQuery({ ...calls.readLink.query({ body: { token } }), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 });
  const [isSpent, setIsSpent] = useState(false);
  const problem = problemOf(link.error);
  // An invalid token is treated like a used one.
  if (isSpent || problem === 'link-spent' || problem === 'validation') return <ExpiredLink kind="spent" purpose={purpose} />;
  return (
    <Loaded query={link} skeleton={<Skeleton height={320} />}>
      {(found) => <PasswordForm token={token} link={found} onSpent={() => setIsSpent(true)} />}
    </Loaded>
  );
}

type PasswordFormProps = { token: string; link: Reply<typeof auth.readLink>; onSpent: () => void };

function PasswordForm({ token, link: { purpose, email, fullName, username }, onSpent }: PasswordFormProps) {
  const t = useTexts('entrance');
  const { to } = useEntranceLinks();
  const navigate = useNavigate();
  const user = useUser();
  const password = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const choice = useMutation({
    mutationFn: async (chosen: string) => {
      await calls.choosePassword.send({ body: { token, password: chosen } });
      if (user) await signOut();
      await navigate({ to: to.login, state: { email, isPasswordChosen: true }, replace: true });
    },
    meta: { handlesFailure: true },
    onError: (error) => {
      if (problemOf(error) === 'link-spent') return onSpent();
      const refused = faultsOf(error).password;
      setFault(refused);
      if (refused) password.current?.focus();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = String(new FormData(event.currentTarget).get('password'));
    const isLongEnough = chosen.length >= passwordLength.minLength;
    const short = chosen ? t('strength.short', { count: passwordLength.minLength }) : t('register.passwordMissing');
    setFault(isLongEnough ? undefined : short);
    if (isLongEnough) choice.mutate(chosen);
    else password.current?.focus();
  }

  const title = t(`choose.${purpose}`);
  return (
    <>
      <EntranceHead title={title}>{t(`choose.lead.${purpose}`)}</EntranceHead>
      <div className={classes.whose}>
        <strong>{fullName || username}</strong>
        <span>{email}</span>
      </div>
      {user && <Remark kind="info">{t('choose.signedIn', { email: user.email })}</Remark>}
      {choice.error && !fault && <Remark kind="danger">{refusalOf(choice.error)}</Remark>}
      <form onSubmit={submit} noValidate aria-label={title} className={classes.form}>
        {/* Shows password managers the account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <NewPassword ref={password} label={t('choose.password')} error={fault} known={[email, fullName, username]} />
        <Button type="submit" size="md" fullWidth loading={choice.isPending}>
          {t(`choose.submit.${purpose}`)}
        </Button>
      </form>
    </>
  );
}
