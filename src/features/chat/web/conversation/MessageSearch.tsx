import { ActionIcon, Group, Loader, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { messageOf } from '#kit/web/toast/toast.ts';
import { whileTyping } from '#kit/whileTyping.ts';
import type { ContactCard } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { ChatState } from '../useChatState.ts';
import { excerptAround } from './excerptAround.ts';
import classes from './MessageSearch.module.css';

type MessageSearchProps = {
  state: ChatState;
  contact: ContactCard;
  me: { id: number };
  showAgain: (message: number) => void;
  close: () => void;
};

/** Debounce of the search, in milliseconds. */
const typingPause = 250;

/** Searches the chat; each result links to the message. */
export function MessageSearch({ state, contact, me, showAgain, close }: MessageSearchProps) {
  const t = useTexts('chat');
  const format = useFormat();
  const { find, set } = state;
  const [typed, setTyped] = useState(find);
  const [searched] = useDebouncedValue(typed.trim(), typingPause);
  useEffect(() => {
    if (searched !== find) set({ find: searched || undefined }, { replace: true });
  }, [searched, find, set]);
  const query = useQuery({
    ...calls.search.query({ params: { contact: contact.id }, query: { q: whileTyping(searched) } }),
    enabled: searched !== '',
    placeholderData: keepPreviousData,
  });
  const found = searched === '' ? undefined : query.data;
  const statusText =
    searched === ''
      ? t('find.hint')
      : query.isError
        ? messageOf(query.error)
        : found &&
          t(found.hasMore ? 'find.most' : 'find.count', { count: found.messages.length, figure: format.number(found.messages.length) });
  return (
    <search className={classes.search} aria-label={t('find.open')}>
      <Group wrap="nowrap" gap="xs">
        <TextInput
          flex={1}
          autoFocus
          aria-label={t('find.label', { name: contact.fullName })}
          placeholder={t('find.open')}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={query.isFetching && <Loader size={16} />}
        />
        <ActionIcon size={44} color="gray" aria-label={t('find.close')} data-hint={t('find.close')} onClick={close}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <Text size="sm" c="dimmed" mih={20} mt={4} role="status">
        {statusText}
      </Text>
      {found && found.messages.length > 0 && (
        <ul className={classes.found}>
          {found.messages.map(({ id, message, time, senderId }) => {
            const [before, hit, after] = excerptAround(message, searched);
            return (
              <li key={id}>
                <Link
                  to="/apps/chat"
                  search={{ ...state.search, find: searched, message: id }}
                  replace
                  resetScroll={false}
                  className={classes.hit}
                  onClick={() => state.message === id && showAgain(id)}
                  aria-current={state.message === id ? 'true' : undefined}
                  activeOptions={exactSearch}
                >
                  <span className={`${textStyles.minor} ${classes.from}`}>
                    <span>{senderId === me.id ? t('you') : contact.fullName}</span>
                    <time dateTime={time}>{format.dateTime(time)}</time>
                  </span>
                  <span className={`${textStyles.oneLine} ${classes.words}`}>
                    {before}
                    <mark>{hit}</mark>
                    {after}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </search>
  );
}
