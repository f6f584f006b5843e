import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EntranceHead } from '../EntranceHead.tsx';
import classes from '../entrance.module.css';
import { problemOf, refusalOf } from '../refusals.ts';

type SecondStepProps = { confirm: (code: string) => Promise<void>; back: () => void };

/** Asks for a code from the app, or a recovery code, after the password was right. */
export function SecondStep({ confirm, back }: SecondStepProps) {
  const t = useTexts('entrance');
  const [recovers, setRecovers] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirmation = useMutation({
    mutationFn: confirm,
    meta: { handlesFailure: true },
    onError: () => field.current?.select(),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field
  useEffect(() => field.current?.focus(), [recovers]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Apps show their codes in two groups.
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    setIsMissing(!code);
    if (code) confirmation.mutate(code);
    else field.current?.focus();
  }

  function change() {
    confirmation.reset();
    setIsMissing(false);
    setRecovers(!recovers);
  }

  const wrong = recovers ? t('secondStep.wrongRecovery') : t('secondStep.wrong');
  const failure = confirmation.error && (problemOf(confirmation.error) === 'wrong-code' ? wrong : refusalOf(confirmation.error));
  return (
    <>
      <EntranceHead title={t('secondStep.title')}>{recovers ? t('secondStep.recoveryLead') : t('secondStep.lead')}</EntranceHead>
      <form onSubmit={submit} noValidate aria-label={t('secondStep.title')} className={classes.form}>
        <TextInput
          key={String(recovers)}
          ref={field}
          name="code"
          label={recovers ? t('secondStep.recoveryCode') : t('secondStep.code')}
          autoComplete={recovers ? 'off' : 'one-time-code'}
          inputMode={recovers ? 'text' : 'numeric'}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          classNames={{ input: classes.code }}
          error={isMissing ? t('secondStep.missing') : failure}
          errorProps={{ role: 'alert' }}
          size="md"
        />
        <Button type="submit" size="md" fullWidth loading={confirmation.isPending}>
          {t('secondStep.submit')}
        </Button>
        <Button variant="subtle" onClick={change}>
          {recovers ? t('secondStep.useApp') : t('secondStep.useRecovery')}
        </Button>
        <Button variant="subtle" color="gray" onClick={back}>
          {t('secondStep.back')}
        </Button>
      </form>
    </>
  );
}
