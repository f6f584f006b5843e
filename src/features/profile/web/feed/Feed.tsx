import { Skeleton, Stack } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { LoadMore } from '../LoadMore.tsx';
import classes from '../Profile.module.css';
import { Composer } from './Composer.tsx';
import { PostCard } from './PostCard.tsx';
import { useFeed } from './useFeed.ts';

/** The form for a new post, and all posts. */
export function Feed() {
  const t = useTexts('profile');
  const query = useFeed();
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-label={t('post.list')} data-home tabIndex={-1}>
      <Stack>
        <Composer />
        <Loaded query={query} skeleton={<PostsSkeleton />}>
          {({ pages }) => {
            const posts = pages.flatMap((page) => page.posts);
            if (posts.length === 0) return <EmptyState icon={<IconMessages />} title={t('post.empty')} hint={t('post.emptyHint')} />;
            return (
              <>
                <ul ref={list} className={classes.posts}>
                  {posts.map((post) => (
                    <PostCard key={post.id} post={post} />
                  ))}
                </ul>
                <LoadMore query={query} list={list} length={posts.length} label={t('post.more')} />
              </>
            );
          }}
        </Loaded>
      </Stack>
    </section>
  );
}

function PostsSkeleton() {
  const t = useTexts('kit');
  return (
    <Stack role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={200} />
      ))}
    </Stack>
  );
}
