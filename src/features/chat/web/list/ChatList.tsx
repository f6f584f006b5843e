import { Button, CloseButton, Skeleton, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconMessagesOff, IconSearch, IconSettings } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import type { ListedContact } from '../../entities.ts';
import type { ChatState } from '../useChatState.ts';
import classes from './ChatList.module.css';
import { ChatRow } from './ChatRow.tsx';
import { StatusAvatar, StatusDot } from './StatusAvatar.tsx';
import type { useChats } from './useChats.ts';

const fetchProfile = () => import('../ProfileDrawer.tsx');
const ProfileDrawer = lazy(async () => ({ default: (await fetchProfile()).ProfileDrawer }));

type ChatListProps = {
  state: ChatState;
  chats: ReturnType<typeof useChats>;
  typing: readonly number[];
  search: RefObject<HTMLInputElement | null>;
  /** Told whose chat was opened from the list. */
  choose: (person: number) => void;
};

/** Oneself, the search, the chats, and everybody one could write to. */
export function ChatList({ state, chats, typing, search, choose }: ChatListProps) {
  const t = useTexts('chat');
  const { query, isKnown, me, others } = chats;
  const section = (title: string, people: readonly ListedContact[], showMore: (() => void) | undefined) =>
    people.length > 0 && (
      <section aria-label={title}>
        <h2 className={classes.heading}>{title}</h2>
        <ul className={classes.list}>
          {people.map((person) => (
            <ChatRow
              key={person.id}
              person={person}
              me={me?.id}
              search={state.searchOf(person.id)}
              isOpen={person.id === state.contact}
              isTyping={typing.includes(person.id)}
              choose={choose}
            />
          ))}
        </ul>
        {showMore && (
          <Button variant="subtle" fullWidth loading={query.isPlaceholderData} onClick={showMore}>
            {t('list.more')}
          </Button>
        )}
      </section>
    );
  return (
    <>
      <OwnHead me={me} />
      <SearchField state={state} field={search} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, also where nobody stands in it */}
      <nav className={classes.people} aria-label={t('list.people')} tabIndex={0} data-home>
        {!isKnown && (query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <ListSkeleton />)}
        {section(t('list.chats'), chats.chats, chats.showMoreChats)}
        {section(t('list.contacts'), others, chats.showMoreOthers)}
        {isKnown && chats.chats.length + others.length === 0 && (
          <EmptyState
            icon={<IconMessagesOff />}
            title={t(state.q ? 'list.nothingFound' : 'list.nobody')}
            hint={t(state.q ? 'list.nothingFoundHint' : 'list.nobodyHint')}
          />
        )}
      </nav>
    </>
  );
}

function OwnHead({ me }: { me: ChatListProps['chats']['me'] }) {
  const t = useTexts('chat');
  /** Undefined until it was first opened. */
  const [opened, setOpened] = useState<boolean>();
  if (!me) return <Skeleton className={classes.own} height={44} m={12} w="auto" />;
  return (
    <>
      <UnstyledButton className={classes.own} aria-haspopup="dialog" {...prefetchOnIntent(fetchProfile)} onClick={() => setOpened(true)}>
        <VisuallyHidden>{`${t('profile.title')}: `}</VisuallyHidden>
        <StatusAvatar person={me} hasStatusText />
        <span className={classes.ownWords}>
          <span className={classes.name}>{me.fullName}</span>
          <span className={classes.status}>
            <StatusDot status={me.status} /> {t(`status.${me.status}`)}
          </span>
        </span>
        <IconSettings size={20} className={classes.quiet} aria-hidden />
      </UnstyledButton>
      {opened !== undefined && (
        <Suspense>
          <ProfileDrawer opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Long enough not to ask for every letter, short enough to feel at once. */
const typingPause = 250;

function SearchField({ state: { q, set }, field }: { state: ChatState; field: ChatListProps['search'] }) {
  const t = useTexts('chat');
  const kit = useTexts('kit');
  const [typed, setTyped] = useState(q);
  /** What this field itself asked for last. */
  const asked = useRef(q);
  const ask = useDebouncedCallback((next: string) => {
    asked.current = next;
    set({ q: next || undefined }, { replace: true });
  }, typingPause);
  // The address changes from elsewhere too: the way back, a link.
  useEffect(() => {
    if (q === asked.current) return;
    ask.cancel();
    asked.current = q;
    setTyped(q);
  }, [q, ask]);
  const change = (text: string) => {
    setTyped(text);
    ask(text.trim());
  };
  return (
    <search className={classes.search}>
      <TextInput
        ref={field}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        value={typed}
        maxLength={200}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && (typed === '' ? event.currentTarget.blur() : change(''))}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={typed !== '' && <CloseButton size="sm" aria-label={kit('table.clearSearch')} onClick={() => change('')} />}
      />
    </search>
  );
}

/** Of the size of what comes. */
function ListSkeleton() {
  return (
    <div className={classes.waiting}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={48} />
      ))}
    </div>
  );
}
