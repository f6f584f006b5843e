import { Flex } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { profile } from '../../contract.ts';
import { Card } from '../Card.tsx';
import { calls } from '../calls.ts';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { Nothing } from '../Nothing.tsx';
import classes from '../Profile.module.css';
import { FavoriteButton } from '../people/FavoriteButton.tsx';
import { PersonLine } from '../people/PersonLine.tsx';
import { useOptimisticUpdate } from '../useOptimisticUpdate.ts';
import { RichText } from './RichText.tsx';

/** The latest short news. */
export function NewsCard() {
  const t = useTexts('profile');
  const format = useFormat();
  const query = useQuery(calls.news.query());
  const optimistic = useOptimisticUpdate();
  const { mutate } = useMutation({
    ...calls.favoriteNews.mutation(),
    ...optimistic<Reply<typeof profile.news>, Parameters<typeof calls.favoriteNews.send>[0]>(
      calls.news.key(),
      ({ news }, { params: { id }, body: { favorite } }) => ({ news: news.map((one) => (one.id === id ? { ...one, favorite } : one)) }),
    ),
  });
  return (
    <Card title={t('news.title')}>
      <Loaded query={query} skeleton={<LinesSkeleton count={3} />}>
        {({ news }) =>
          news.length === 0 ? (
            <Nothing>{t('news.empty')}</Nothing>
          ) : (
            <Flex component="ul" direction="column" gap="lg">
              {news.map(({ id, title, handle, tags, text, created_at, favorite }) => (
                <li key={id}>
                  <PersonLine person={{ fullName: title, avatar: null }} detail={`${handle} · ${format.past(created_at)}`}>
                    <FavoriteButton
                      name={title}
                      favorite={favorite}
                      toggle={() => mutate({ params: { id }, body: { favorite: !favorite } })}
                    />
                  </PersonLine>
                  <RichText className={classes.small} text={text} />
                  <p className={`${textStyles.minor} ${classes.minor}`}>{tags}</p>
                </li>
              ))}
            </Flex>
          )
        }
      </Loaded>
    </Card>
  );
}
