import { ActionIcon, Flex } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Card } from '../Card.tsx';
import { calls } from '../calls.ts';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { Nothing } from '../Nothing.tsx';
import { PersonLine } from './PersonLine.tsx';
import { useFriendActions } from './useFriends.ts';

/** Suggested friends. */
export function SuggestionsCard() {
  const t = useTexts('profile');
  const format = useFormat();
  const query = useQuery(calls.suggestions.query());
  const { ask } = useFriendActions();
  return (
    <Card title={t('suggestions.title')}>
      <Loaded query={query} skeleton={<LinesSkeleton count={6} />}>
        {({ people }) =>
          people.length === 0 ? (
            <Nothing>{t('suggestions.empty')}</Nothing>
          ) : (
            <Flex component="ul" direction="column" gap="sm">
              {people.map((person) => (
                <li key={person.id}>
                  <PersonLine
                    person={person}
                    detail={
                      person.mutual > 0
                        ? t('suggestions.mutual', { count: person.mutual, figure: format.number(person.mutual) })
                        : person.designation
                    }
                  >
                    <ActionIcon
                      size={36}
                      variant="light"
                      aria-label={t('suggestions.ask', { name: person.fullName })}
                      data-hint={t('suggestions.ask', { name: person.fullName })}
                      onClick={({ currentTarget }) => {
                        focusNeighbour(currentTarget.closest('li'), 'button');
                        void ask(person);
                      }}
                    >
                      <IconUserPlus size={18} aria-hidden />
                    </ActionIcon>
                  </PersonLine>
                </li>
              ))}
            </Flex>
          )
        }
      </Loaded>
    </Card>
  );
}
