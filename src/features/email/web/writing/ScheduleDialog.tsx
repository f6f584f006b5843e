import { Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import textStyles from '#kit/web/text/text.module.css';
import { momentOf, suggestedTimes } from './sendTimes.ts';

type ScheduleDialogProps = { opened: boolean; close: () => void; schedule: (at: string) => void };

const yearLength = 365 * 86_400_000;

/** Asks for the day and time to send an e-mail, in Brasília's time. */
export function ScheduleDialog({ opened, close, schedule }: ScheduleDialogProps) {
  const t = useTexts('writing');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const [day, setDay] = useState(() => dayInBrasilia(suggestedTimes(new Date())[0]?.at ?? new Date()));
  const [time, setTime] = useState('08:00');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time) ? Date.parse(momentOf(day, time.slice(0, 5))) : Number.NaN;
    if (!(at > Date.now())) return setError(t('schedule.fault'));
    if (at > Date.now() + yearLength) return setError(t('schedule.far'));
    close();
    schedule(new Date(at).toISOString());
  };
  const field = { required: true, error: error !== undefined };
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('schedule.title')} size="sm">
      <form noValidate onSubmit={submit}>
        <Group grow gap="sm" align="flex-start" mb="xs">
          <TextInput
            {...field}
            data-autofocus
            type="date"
            label={common('word.day')}
            min={dayInBrasilia(new Date())}
            value={day}
            onChange={(change) => {
              setDay(change.currentTarget.value);
              setError(undefined);
            }}
          />
          <TextInput
            {...field}
            type="time"
            label={t('schedule.time')}
            value={time}
            onChange={(change) => {
              setTime(change.currentTarget.value);
              setError(undefined);
            }}
          />
        </Group>
        {error && (
          <Text c="var(--mantine-color-error)" size="sm" pb="xs" role="alert">
            {error}
          </Text>
        )}
        <p className={textStyles.dimmed}>{t('schedule.zone')}</p>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit">{t('schedule.action')}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
