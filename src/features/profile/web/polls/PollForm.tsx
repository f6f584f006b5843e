import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { MOST_LETTERS, POLL_OPTIONS } from '../../entities.ts';
import { usePollActions } from './usePolls.ts';

const blank = { question: '', options: ['', ''] };

/** A dialog that creates a poll. */
export function PollForm({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('profile');
  const common = useTexts('common');
  const { add } = usePollActions();
  const form = useRef<HTMLFormElement>(null);
  const [{ question, options }, setPoll] = useState(blank);
  const [isTold, setTold] = useState(false);
  const filled = options.map((option) => option.trim()).filter((option) => option !== '');
  const faults = {
    question: question.trim() === '' ? t('poll.noQuestion') : null,
    options:
      filled.length < POLL_OPTIONS.minItems ? t('poll.fewOptions') : new Set(filled).size < filled.length ? t('poll.sameOptions') : null,
  };
  const change = (place: number, option: string) => setPoll({ question, options: options.with(place, option) });
  const focusField = (place: number) => setTimeout(() => form.current?.querySelectorAll('input')[place]?.focus());
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (faults.question) return void focusField(0);
    if (faults.options) return void focusField(1);
    await add.mutateAsync({ body: { question, options: filled } }).then(
      () => {
        setPoll(blank);
        setTold(false);
        close();
        toast.success(t('poll.added'));
      },
      // A toast shows the error, as for every failed change.
      () => {},
    );
  };
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('poll.add')}>
      <form ref={form} onSubmit={send} noValidate>
        <Stack gap="md">
          <TextInput
            label={common('word.question')}
            maxLength={MOST_LETTERS.question}
            value={question}
            error={isTold && faults.question}
            data-autofocus
            onChange={({ currentTarget }) => setPoll({ question: currentTarget.value, options })}
          />
          {options.map((option, place) => (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its place only
              key={place}
              label={t('poll.option', { place: place + 1 })}
              maxLength={MOST_LETTERS.option}
              value={option}
              error={isTold && place === 0 && faults.options}
              onChange={({ currentTarget }) => change(place, currentTarget.value)}
              rightSection={
                options.length > POLL_OPTIONS.minItems && (
                  <ActionIcon
                    color="gray"
                    aria-label={t('poll.removeOption', { place: place + 1 })}
                    onClick={() => {
                      setPoll({ question, options: options.toSpliced(place, 1) });
                      focusField(place);
                    }}
                  >
                    <IconTrash size={16} aria-hidden />
                  </ActionIcon>
                )
              }
            />
          ))}
        </Stack>
        <Group justify="space-between" mt="lg">
          {options.length < POLL_OPTIONS.maxItems ? (
            <Button
              variant="subtle"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => {
                setPoll({ question, options: [...options, ''] });
                focusField(options.length + 1);
              }}
            >
              {t('poll.addOption')}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" loading={add.isPending}>
            {t('poll.send')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
