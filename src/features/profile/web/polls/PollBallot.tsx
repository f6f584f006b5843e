import { ActionIcon, Button, Group, Menu, Radio, Stack, Text } from '@mantine/core';
import { IconDotsVertical, IconLock, IconLockOpen, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Poll } from '../../entities.ts';
import classes from '../Profile.module.css';
import { People } from '../people/People.tsx';
import { usePollActions } from './usePolls.ts';

/** A poll: its options and votes. */
export function PollBallot({ poll, mayManage }: { poll: Poll; mayManage: boolean }) {
  const t = useTexts('profile');
  const format = useFormat();
  const actions = usePollActions();
  const ballot = useRef<HTMLFieldSetElement>(null);
  const { id, question, options, votes, yourOption, isClosed } = poll;
  return (
    <div className={classes.poll}>
      <fieldset ref={ballot}>
        <legend dir="auto">{question}</legend>
        <Stack gap="sm">
          {options.map((option) => {
            const share = votes === 0 ? 0 : option.votes / votes;
            return (
              <Stack key={option.id} gap="xs" align="start">
                <Group gap="xs" align="start" justify="space-between" wrap="nowrap" w="100%">
                  <Radio
                    name={`poll-${id}`}
                    label={option.text}
                    checked={option.id === yourOption}
                    disabled={isClosed}
                    onChange={() => actions.vote(poll, option.id)}
                  />
                  <Text span size="sm" fw={600}>
                    {format.percent(Math.round(share * 100) / 100)}
                  </Text>
                </Group>
                <div className={classes.bar} aria-hidden>
                  <span style={{ inlineSize: `${share * 100}%` }} />
                </div>
                {option.voters.length > 0 && <People people={option.voters} label={t('poll.voters')} />}
              </Stack>
            );
          })}
          <Group gap="xs" justify="space-between" mih={24} fz="xs" c="dimmed">
            <span>
              {t('poll.votes', { count: votes, figure: format.number(votes) })}
              {isClosed && ` · ${t('poll.closed')}`}
            </span>
            {yourOption !== null && !isClosed && (
              <Button
                variant="subtle"
                size="compact-xs"
                onClick={() => {
                  ballot.current?.querySelector('input')?.focus();
                  actions.vote(poll, null);
                }}
              >
                {t('poll.takeBack')}
              </Button>
            )}
          </Group>
        </Stack>
      </fieldset>
      {mayManage && (
        <PollMenu
          poll={poll}
          close={() => actions.close(poll)}
          remove={() => {
            focusNeighbour(ballot.current?.closest('li') ?? null, 'button, input');
            void actions.remove(poll);
          }}
        />
      )}
    </div>
  );
}

function PollMenu({ poll, close, remove }: { poll: Poll; close: () => void; remove: () => void }) {
  const t = useTexts('profile');
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon className={classes.menu} size={32} color="gray" aria-label={t('poll.menu', { question: poll.question })}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={poll.isClosed ? <IconLockOpen size={16} aria-hidden /> : <IconLock size={16} aria-hidden />}
          onClick={close}
        >
          {t(poll.isClosed ? 'poll.reopen' : 'poll.close')}
        </Menu.Item>
        <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={remove}>
          {t('poll.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
