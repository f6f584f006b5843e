// Asks for an e-mail address for one notification. Shown only if the server can send mail.
import { Button, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Remark } from '#features/auth/web/Remark.tsx';
import { AWAY_MINUTES, type WaitlistKind, waitlist } from '#features/waitlist/contract.ts';
import { looksLikeEmail } from '#kit/web/form/email.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { api } from '#kit/web/request/api.ts';
import { isUnanswered } from '#kit/web/request/failures.ts';
import { messageOf } from '#kit/web/toast/toast.ts';
import { settingsCalls } from '../shell/settings.ts';
import classes from './NotifyMe.module.css';

const calls = api('waitlist', waitlist);

/** `kind`: what the visitor wants to be notified of. */
export function NotifyMe({ kind }: { kind: WaitlistKind }) {
  const t = useTexts('pages');
  const about = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const sendsMail = useQuery(settingsCalls.read.query()).data?.sendsMail === true;
  const join = useMutation({ ...calls.join.mutation(), meta: { handlesFailure: true } });
  if (!sendsMail) return null;
  if (join.isSuccess) return <Joined email={join.variables.body.email} />;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const isRight = looksLikeEmail(email);
    setIsWrong(!isRight);
    if (isRight) join.mutate({ body: { kind, email } });
    else field.current?.focus();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-describedby={about} aria-label={t('notifyMe.send')}>
      <Text size="sm" c="dimmed" ta="center" id={about}>
        {t(`notifyMe.about.${kind}`, { minutes: AWAY_MINUTES })}
      </Text>
      <div className={classes.line}>
        <TextInput
          ref={field}
          flex="1 1 220px"
          name="email"
          type="email"
          dir="ltr"
          label={t('notifyMe.label')}
          autoComplete="email"
          maxLength={254}
          error={isWrong && t('notifyMe.invalid')}
          errorProps={{ role: 'alert' }}
        />
        <Button type="submit" variant="default" loading={join.isPending}>
          {t('notifyMe.send')}
        </Button>
      </div>
      {join.error && <Remark kind="danger">{isUnanswered(join.error) ? t('notifyMe.unanswered') : messageOf(join.error)}</Remark>}
    </form>
  );
}

/** Replaces the form and gets its focus. */
function Joined({ email }: { email: string }) {
  const t = useTexts('pages');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} className={classes.joined}>
      <Remark kind="success">{t('notifyMe.done', { email })}</Remark>
    </div>
  );
}
