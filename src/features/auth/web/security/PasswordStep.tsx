import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PasswordField } from '#kit/web/form/PasswordField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useUser } from '../session.ts';
import { usePasswordRefusal } from './refusals.ts';
import { type Step, StepHead } from './StepHead.tsx';

type PasswordStepProps = {
  /** The call that needs the password. */
  call: UseMutationResult<unknown, Error, { body: { password: string } }>;
  step?: Step;
  lead: string;
  action: string;
  danger?: boolean;
  cancel: () => void;
  /** The label of `cancel`, if it does more than close. */
  cancelLabel?: string | undefined;
};

/** Asks for the current password, since someone else may use an open browser. */
export function PasswordStep({ call, step, lead, action, danger, cancel, cancelLabel }: PasswordStepProps) {
  const t = useTexts('security');
  const kit = useTexts('kit');
  const user = useUser();
  const refusalOf = usePasswordRefusal();
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { error } = call;
  const isOnPage = step?.level === 2;
  useEffect(() => {
    // A dialog manages the focus itself. An on-screen keyboard would cover the text.
    if (isOnPage && !matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, [isOnPage]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    setIsMissing(password === '');
    if (password) return call.mutate({ body: { password } });
    call.reset();
    return field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {step ? <StepHead step={step} lead={lead} /> : <Text>{lead}</Text>}
        <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          size="md"
          ref={field}
          name="password"
          label={t('ask.password')}
          autoComplete="current-password"
          error={isMissing ? t('password.missing') : error && refusalOf(error)}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={cancel}>
            {cancelLabel ?? kit('action.cancel')}
          </Button>
          <Button type="submit" color={danger ? 'danger' : undefined} loading={call.isPending}>
            {action}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
