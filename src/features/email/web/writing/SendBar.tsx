import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconCalendarClock, IconChevronDown, IconClock, IconPaperclip, IconSend, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { DraftAutosave, DraftState } from './draft/draftAutosave.ts';
import { SaveFailure, SaveStatus } from './draft/SaveStatus.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { suggestedTimes } from './sendTimes.ts';
import classes from './Writing.module.css';

type SendBarProps = {
  autosave: DraftAutosave;
  state: DraftState;
  isSending: boolean;
  send: (at?: string) => void;
  attach: (files: readonly File[]) => void;
  discard: () => void;
};

/** The footer of the window: send, attach, discard. */
export function SendBar({ autosave, state, isSending, send, attach, discard }: SendBarProps) {
  const t = useTexts('writing');
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <SaveFailure autosave={autosave} state={state} />
      <Group gap="xs" wrap="nowrap" className={classes.foot}>
        <Group wrap="nowrap" gap={1} flex="none">
          <Button
            className={classes.sendNow}
            leftSection={<IconSend size={18} stroke={1.75} aria-hidden />}
            loading={isSending}
            onClick={() => send()}
          >
            {t('send.now')}
          </Button>
          <SendLater isSending={isSending} send={send} />
        </Group>
        <ActionIcon
          size={40}
          color="gray"
          aria-label={t('files.attach')}
          data-hint={t('files.attach')}
          onClick={() => files.current?.click()}
        >
          <IconPaperclip size={20} stroke={1.75} />
        </ActionIcon>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            attach([...(currentTarget.files ?? [])]);
            // Allows to choose the same file again.
            currentTarget.value = '';
          }}
        />
        <SaveStatus state={state} />
        <ActionIcon size={40} color="gray" aria-label={t('discard.action')} data-hint={t('discard.action')} onClick={discard}>
          <IconTrash size={20} stroke={1.75} />
        </ActionIcon>
      </Group>
    </>
  );
}

/** The menu next to the button. */
function SendLater({ isSending, send }: Pick<SendBarProps, 'isSending' | 'send'>) {
  const t = useTexts('writing');
  const [isChoosing, setIsChoosing] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  return (
    <>
      <Menu position="top-end">
        <Menu.Target>
          <ActionIcon
            className={classes.sendLater}
            variant="filled"
            size={36}
            disabled={isSending}
            aria-label={t('send.later')}
            data-hint={t('send.later')}
          >
            <IconChevronDown size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('send.later')}</Menu.Label>
          {suggestedTimes(new Date()).map(({ name, at }) => (
            <Menu.Item key={name} leftSection={<IconClock size={18} stroke={1.75} aria-hidden />} onClick={() => send(at)}>
              {t(`send.${name}`)}
            </Menu.Item>
          ))}
          <Menu.Item
            leftSection={<IconCalendarClock size={18} stroke={1.75} aria-hidden />}
            onClick={() => {
              setIsWanted(true);
              setIsChoosing(true);
            }}
          >
            {t('send.choose')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isWanted && <ScheduleDialog opened={isChoosing} close={() => setIsChoosing(false)} schedule={send} />}
    </>
  );
}
