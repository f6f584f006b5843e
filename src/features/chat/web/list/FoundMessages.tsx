// The messages of all chats that the search finds, below the people.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { whileTyping } from '#kit/whileTyping.ts';
import type { FoundMessage } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { ChatState } from '../useChatState.ts';
import classes from './ChatList.module.css';

/** Nothing is searched until something is typed. */
export function useFoundMessages(q: string) {
  const query = useQuery({
    ...calls.searchAll.query({ query: { q: whileTyping(q) } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
    select: ({ messages }) => messages,
  });
  return { data: q === '' ? undefined : query.data, isFetching: query.isFetching };
}

type FoundMessagesProps = { messages: readonly FoundMessage[]; state: ChatState; choose: (person: number) => void };

export function FoundMessages({ messages, state, choose }: FoundMessagesProps) {
  const t = useTexts('chat');
  const format = useFormat();
  if (messages.length === 0) return null;
  return (
    <section aria-label={t('list.messages')}>
      <h2 className={`${textStyles.dimmed} ${classes.heading}`}>{t('list.messages')}</h2>
      <ul>
        {messages.map(({ id, contact, fullName, words, time }) => (
          <li key={id} className={classes.item}>
            <Link
              to="/apps/chat"
              search={{ ...state.searchOf(contact), message: id }}
              className={classes.row}
              aria-current={id === state.message ? 'true' : undefined}
              activeOptions={exactSearch}
              activeProps={noProps}
              data-person={contact}
              onClick={({ ctrlKey, metaKey, shiftKey }) => !(ctrlKey || metaKey || shiftKey) && choose(contact)}
              resetScroll={false}
            >
              <span className={classes.words}>
                <span className={classes.line}>
                  <span className={`${textStyles.oneLine} ${classes.name}`}>{fullName}</span>
                  <time className={`${textStyles.minor} ${classes.time}`} dateTime={time} title={format.fullDateTime(time)}>
                    {format.past(time)}
                  </time>
                </span>
                <span className={`${textStyles.dimmed} ${classes.found}`}>{words}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const noProps = {};
