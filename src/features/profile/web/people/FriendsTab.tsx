import { ActionIcon, Button, Flex, SimpleGrid, Stack } from '@mantine/core';
import { IconCheck, IconUserMinus, IconUsers, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import type { Person } from '../../entities.ts';
import { Card } from '../Card.tsx';
import { calls } from '../calls.ts';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { LoadMore } from '../LoadMore.tsx';
import classes from '../Profile.module.css';
import { PersonLine } from './PersonLine.tsx';
import { SuggestionsCard } from './SuggestionsCard.tsx';
import { useFriendActions, useFriends } from './useFriends.ts';

/** The user's friends, requests and suggestions. */
export function FriendsTab() {
  return (
    <div className={classes.columns}>
      <Stack>
        <RequestsCard />
        <FriendsCard />
      </Stack>
      <SuggestionsCard />
    </div>
  );
}

function FriendsCard() {
  const t = useTexts('profile');
  const query = useFriends();
  const { part } = useFriendActions();
  const list = useRef<HTMLUListElement>(null);
  const ask = async (person: Person, row: Element | null) => {
    const name = person.fullName;
    const question = { title: t('friends.partTitle'), body: t('friends.partBody', { name }), action: t('friends.part'), danger: true };
    if (!(await confirm(question))) return;
    focusNeighbour(row, 'button');
    await part(person);
  };
  return (
    <Card title={t('tab.friends')}>
      <Loaded query={query} skeleton={<LinesSkeleton count={8} />}>
        {({ pages }) => {
          const friends = pages.flatMap((page) => page.friends);
          if (friends.length === 0) return <EmptyState icon={<IconUsers />} title={t('friends.empty')} hint={t('friends.emptyHint')} />;
          return (
            <>
              <SimpleGrid renderRoot={(props) => <ul {...props} ref={list} />} minColWidth="min(100%, 264px)" spacing="sm">
                {friends.map((person) => (
                  <li key={person.id} className={classes.friend}>
                    <PersonLine person={person} detail={person.designation} size={48}>
                      <ActionIcon
                        size={36}
                        color="gray"
                        aria-label={t('friends.partFrom', { name: person.fullName })}
                        data-hint={t('friends.part')}
                        onClick={({ currentTarget }) => void ask(person, currentTarget.closest('li'))}
                      >
                        <IconUserMinus size={18} aria-hidden />
                      </ActionIcon>
                    </PersonLine>
                  </li>
                ))}
              </SimpleGrid>
              <LoadMore query={query} list={list} length={friends.length} label={t('friends.more')} />
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

/** Friend requests to answer; hidden if there are none. */
function RequestsCard() {
  const t = useTexts('profile');
  const query = useQuery(calls.listRequests.query());
  const { accept, decline, takeBack } = useFriendActions();
  /** The row is removed with its buttons. */
  const leaving = (work: (person: Person) => unknown, person: Person) => (row: Element | null) => {
    focusNeighbour(row, 'button');
    void work(person);
  };
  if (!query.data) return null;
  const { received, sent } = query.data;
  if (received.length + sent.length === 0) return null;
  return (
    <Card title={t('friends.requests')}>
      <Flex component="ul" direction="column" gap="sm">
        {received.map((person) => (
          <Line key={person.id} person={person} detail={t('friends.asksYou')}>
            <RowButton label={t('friends.accept', { name: person.fullName })} variant="filled" act={leaving(accept, person)}>
              <IconCheck size={18} aria-hidden />
            </RowButton>
            <RowButton label={t('friends.decline', { name: person.fullName })} variant="default" act={leaving(decline, person)}>
              <IconX size={18} aria-hidden />
            </RowButton>
          </Line>
        ))}
        {sent.map((person) => (
          <Line key={person.id} person={person} detail={t('friends.youAsked')}>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('friends.takeBackFrom', { name: person.fullName })}
              onClick={({ currentTarget }) => leaving(takeBack, person)(currentTarget.closest('li'))}
            >
              {t('friends.takeBack')}
            </Button>
          </Line>
        ))}
      </Flex>
    </Card>
  );
}

function Line({ person, detail, children }: { person: Person; detail: string; children: ReactNode }) {
  return (
    <li>
      <PersonLine person={person} detail={detail}>
        {children}
      </PersonLine>
    </li>
  );
}

type RowButtonProps = { label: string; variant: 'filled' | 'default'; act: (row: Element | null) => void; children: ReactNode };

function RowButton({ label, variant, act, children }: RowButtonProps) {
  return (
    <ActionIcon
      size={36}
      variant={variant}
      aria-label={label}
      data-hint={label}
      onClick={({ currentTarget }) => act(currentTarget.closest('li'))}
    >
      {children}
    </ActionIcon>
  );
}
