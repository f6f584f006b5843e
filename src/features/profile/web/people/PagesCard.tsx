import { Flex } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import type { profile } from '../../contract.ts';
import { Card } from '../Card.tsx';
import { calls } from '../calls.ts';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { Nothing } from '../Nothing.tsx';
import { useOptimisticUpdate } from '../useOptimisticUpdate.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { PersonLine } from './PersonLine.tsx';

/** Organisations to follow. */
export function PagesCard() {
  const t = useTexts('profile');
  const query = useQuery(calls.pages.query());
  const optimistic = useOptimisticUpdate();
  const { mutate } = useMutation({
    ...calls.favoritePage.mutation(),
    ...optimistic<Reply<typeof profile.pages>, Parameters<typeof calls.favoritePage.send>[0]>(
      calls.pages.key(),
      ({ pages }, { params: { id }, body: { favorite } }) => ({
        pages: pages.map((page) => (page.id === id ? { ...page, favorite } : page)),
      }),
    ),
  });
  return (
    <Card title={t('pages.title')}>
      <Loaded query={query} skeleton={<LinesSkeleton count={6} />}>
        {({ pages }) =>
          pages.length === 0 ? (
            <Nothing>{t('pages.empty')}</Nothing>
          ) : (
            <Flex component="ul" direction="column" gap="sm">
              {pages.map(({ id, name, subtitle, favorite }) => (
                <li key={id}>
                  <PersonLine person={{ fullName: name, avatar: null }} detail={subtitle}>
                    <FavoriteButton
                      name={name}
                      favorite={favorite}
                      toggle={() => mutate({ params: { id }, body: { favorite: !favorite } })}
                    />
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
