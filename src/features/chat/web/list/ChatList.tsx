import { Box, Button, CloseButton, Group, Skeleton, Stack, TextInput, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconMessagesOff, IconSearch, IconSettings } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedContact } from '../../entities.ts';
import type { ChatState } from '../useChatState.ts';
import classes from './ChatList.module.css';
import { ChatRow } from './ChatRow.tsx';
import { FoundMessages, useFoundMessages } from './FoundMessages.tsx';
import { StatusAvatar, StatusDot } from './StatusAvatar.tsx';
import type { useChats } from './useChats.ts';

const fetchProfile = () => import('../ProfileDrawer.tsx');
const ProfileDrawer = lazy(async () => ({ default: (await fetchProfile()).ProfileDrawer }));

type ChatListProps = {
  state: ChatState;
  chats: ReturnType<typeof useChats>;
  typing: readonly number[];
  search: RefObject<HTMLInputElement | null>;
  /** Called with the contact whose chat was opened. */
  choose: (person: number) => void;
};

/** The user's profile, the search, the chats, and all other contacts. */
export function ChatList({ state, chats, typing, search, choose }: ChatListProps) {
  const t = useTexts('chat');
  const common = useTexts('common');
  const { query, isKnown, me, others } = chats;
  const found = useFoundMessages(state.q);
  const section = (title: string, people: readonly ListedContact[], showMore: (() => void) | undefined) =>
    people.length > 0 && (
      <section aria-label={title}>
        <h2 className={`${textStyles.dimmed} ${classes.heading}`}>{title}</h2>
        <ul>
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
            {common('more')}
          </Button>
        )}
      </section>
    );
  return (
    <>
      <OwnHead me={me} />
      <SearchField state={state} field={search} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard, also if it is empty */}
      <nav className={classes.people} aria-label={t('list.people')} tabIndex={0} data-home>
        {!isKnown && (query.isError ? <Failure error={query.error} retry={() => query.refetch()} /> : <ListSkeleton />)}
        {section(t('list.chats'), chats.chats, chats.showMoreChats)}
        {section(t('list.contacts'), others, chats.showMoreOthers)}
        {isKnown && <FoundMessages messages={found.data ?? []} state={state} choose={choose} />}
        {isKnown && !found.isFetching && chats.chats.length + others.length + (found.data?.length ?? 0) === 0 && (
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
  /** Undefined until first opened. */
  const [opened, setOpened] = useState<boolean>();
  if (!me) return <Skeleton className={classes.own} height={44} m={12} w="auto" />;
  return (
    <>
      <UnstyledButton className={classes.own} aria-haspopup="dialog" {...prefetchOnIntent(fetchProfile)} onClick={() => setOpened(true)}>
        <VisuallyHidden>{`${t('profile.title')}: `}</VisuallyHidden>
        <StatusAvatar person={me} hasStatusText />
        <Stack component="span" gap={0} flex={1} miw={0}>
          <span className={`${textStyles.oneLine} ${classes.name}`}>{me.fullName}</span>
          <Group component="span" gap={6} className={textStyles.dimmed}>
            <StatusDot status={me.status} /> {t(`status.${me.status}`)}
          </Group>
        </Stack>
        <IconSettings size={20} color="var(--mantine-color-dimmed)" aria-hidden />
      </UnstyledButton>
      {opened !== undefined && (
        <Suspense>
          <ProfileDrawer opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Debounce of the search, in milliseconds. */
const typingPause = 250;

function SearchField({ state: { q, set }, field }: { state: ChatState; field: ChatListProps['search'] }) {
  const t = useTexts('chat');
  const kit = useTexts('kit');
  const [typed, setTyped] = useState(q);
  /** The last search of this field itself. */
  const lastSearch = useRef(q);
  const applySearch = useDebouncedCallback((next: string) => {
    lastSearch.current = next;
    set({ q: next || undefined }, { replace: true });
  }, typingPause);
  // The URL can also change by going back or by a link.
  useEffect(() => {
    if (q === lastSearch.current) return;
    applySearch.cancel();
    lastSearch.current = q;
    setTyped(q);
  }, [q, applySearch]);
  const change = (text: string) => {
    setTyped(text);
    applySearch(text.trim());
  };
  return (
    <Box component="search" px="md" py="sm">
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
    </Box>
  );
}

/** About the size of the list. */
function ListSkeleton() {
  return (
    <Stack gap="sm" p="xs">
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={48} />
      ))}
    </Stack>
  );
}
