import { useMutation, useQuery } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import type { profile } from '../../contract.ts';
import { Card } from '../Card.tsx';
import { calls } from '../calls.ts';
import lines from '../Lines.module.css';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { FavoriteButton } from '../people/FavoriteButton.tsx';
import { PersonLine } from '../people/PersonLine.tsx';
import { useOptimisticUpdate } from '../useOptimisticUpdate.ts';
import classes from './NewsCard.module.css';
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
            <p className={lines.empty}>{t('news.empty')}</p>
          ) : (
            <ul className={classes.news}>
              {news.map(({ id, title, handle, tags, text, created_at, favorite }) => (
                <li key={id}>
                  <PersonLine person={{ fullName: title, avatar: null }} detail={`${handle} · ${format.past(created_at)}`}>
                    <FavoriteButton
                      name={title}
                      favorite={favorite}
                      toggle={() => mutate({ params: { id }, body: { favorite: !favorite } })}
                    />
                  </PersonLine>
                  <RichText className={classes.text} text={text} />
                  <p className={classes.tags}>{tags}</p>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
