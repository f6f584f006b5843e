import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from '../calls.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import classes from '../entrance.module.css';
import { useEntranceLinks, useGivenEmail } from '../entranceLinks.ts';
import { Remark } from '../Remark.tsx';
import { refusalOf } from '../refusals.ts';
import { useSendsMail } from '../sendsMail.ts';

/** Seconds before another e-mail can be requested, since delivery takes time. */
const resendAfterSeconds = 60;

/** Requests a link to choose a new password. The answer does not reveal whether the account exists. */
export function ForgotPassword() {
  const t = useTexts(['entrance', 'auth']);
  const { to, search } = useEntranceLinks();
  const given = useGivenEmail();
  const field = useRef<HTMLInputElement>(null);
  const sendsMail = useSendsMail();
  const [fault, setFault] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const request = useMutation({
    mutationFn: (email: string) => calls.forgotPassword.send({ body: { email } }),
    meta: { handlesFailure: true },
    onSuccess: (_, email) => (sentTo ? toast.success(t('forgot.resent')) : setSentTo(email)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setFault(email ? undefined : t('auth:login.emailMissing'));
    if (email) request.mutate(email);
    else field.current?.focus();
  }

  const failure = request.error && <Remark kind="danger">{refusalOf(request.error)}</Remark>;
  const backToLogin = (
    <p className={classes.after}>
      <Link to={to.login} search={search}>
        {t('forgot.back')}
      </Link>
    </p>
  );
  if (sentTo) {
    return (
      <>
        <Sent email={sentTo} sendsMail={sendsMail} />
        {failure}
        <div className={classes.links}>
          {sendsMail && <Resend key={request.submittedAt} isPending={request.isPending} send={() => request.mutate(sentTo)} />}
          <Button variant="subtle" color="gray" onClick={() => setSentTo(undefined)}>
            {t('forgot.otherEmail')}
          </Button>
        </div>
        {backToLogin}
      </>
    );
  }
  return (
    <>
      <EntranceHead title={t('forgot.title')}>{t(sendsMail ? 'forgot.lead' : 'forgot.leadNoMail')}</EntranceHead>
      {failure}
      <form onSubmit={submit} noValidate aria-label={t('forgot.title')} className={classes.form}>
        <TextInput
          ref={field}
          name="email"
          type="email"
          label={t('auth:login.email')}
          autoComplete="username"
          defaultValue={request.variables ?? given}
          error={fault}
          errorProps={{ role: 'alert' }}
          size="md"
        />
        <Button type="submit" size="md" fullWidth loading={request.isPending}>
          {t(sendsMail ? 'forgot.submit' : 'forgot.ask')}
        </Button>
      </form>
      {backToLogin}
    </>
  );
}

/** Replaces the form and takes the focus. */
function Sent({ email, sendsMail }: { email: string; sendsMail: boolean }) {
  const t = useTexts(['entrance', 'auth']);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} data-home>
      <EntranceHead title={t(sendsMail ? 'forgot.sentTitle' : 'forgot.askedTitle')}>
        {t(sendsMail ? 'forgot.sent' : 'forgot.asked', { email })}
      </EntranceHead>
      <p className={classes.lead}>{t(sendsMail ? 'forgot.sentHint' : 'forgot.askedHint')}</p>
    </div>
  );
}

function Resend({ isPending, send }: { isPending: boolean; send: () => void }) {
  const t = useTexts(['entrance', 'auth']);
  const [left, setLeft] = useState(resendAfterSeconds);
  useEffect(() => {
    const end = Date.now() + resendAfterSeconds * 1000;
    const clock = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <Button variant="default" size="md" className={classes.resend} disabled={left > 0} loading={isPending} onClick={send}>
      {left > 0 ? t('forgot.resendIn', { seconds: left }) : t('forgot.resend')}
    </Button>
  );
}
