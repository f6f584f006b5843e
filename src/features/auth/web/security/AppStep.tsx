import { ActionIcon, Box, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconCopy, IconDeviceMobile } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Static } from '#kit/schema.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import type { twoStep } from '../../contract.ts';
import { twoStepCalls } from './calls.ts';
import { QrCode } from './QrCode.tsx';
import { useCodeRefusal } from './refusals.ts';
import { type Step, StepHead } from './StepHead.tsx';
import classes from './TwoStepDialog.module.css';

export type SharedSecret = Static<typeof twoStep.begin.reply>;
type AppStepProps = {
  shared: SharedSecret;
  step: Step;
  onConfirmed: (recoveryCodes: string[]) => Promise<void>;
  back: () => void;
  /** Shown beside `back` if there is no dialog to close: leaves the setup. */
  leave?: { label: string; onClick: () => void } | undefined;
};

/** Shows the secret for the app, and asks for a first code as proof. */
export function AppStep({ shared: { secret, uri }, step, onConfirmed, back, leave }: AppStepProps) {
  const t = useTexts('security');
  const refusalOf = useCodeRefusal();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    // An on-screen keyboard would cover the instructions.
    const first = matchMedia('(pointer: coarse)').matches ? heading : field;
    first.current?.focus({ preventScroll: true });
  }, []);

  function showFault(message: string) {
    setFault(message);
    field.current?.focus();
  }

  const confirm = useMutation({
    ...twoStepCalls.confirm.mutation(),
    meta: { handlesFailure: true },
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) => showFault(refusalOf(error)),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replace(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return showFault(t('app.codeMissing'));
    setFault(undefined);
    return confirm.mutate({ body: { code } });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <StepHead ref={heading} step={step} title={t('app.title')} lead={t('app.lead')} />
        <QrCode text={uri} label={t('app.qr')} />
        <Button
          component="a"
          href={uri}
          variant="default"
          px="sm"
          className={classes.here}
          leftSection={<IconDeviceMobile size={18} aria-hidden />}
        >
          {t('app.here')}
        </Button>
        <Box fz="sm">
          <span>{t('app.byHand')}</span>
          <div className={classes.key}>
            <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            <ActionIcon size={36} color="gray" aria-label={t('app.copyKey')} onClick={() => copyText(secret, t('app.keyCopied'))}>
              <IconCopy size={18} aria-hidden />
            </ActionIcon>
          </div>
        </Box>
        <TextInput
          ref={field}
          name="code"
          label={t('app.code')}
          description={t('app.codeHint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={fault}
          errorProps={{ role: 'alert' }}
          size="md"
          classNames={{ input: classes.code }}
        />
        <Group justify="flex-end" gap="xs">
          {leave && (
            <Button variant="default" onClick={leave.onClick}>
              {leave.label}
            </Button>
          )}
          <Button variant="default" onClick={back}>
            {t('app.back')}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {t('app.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
