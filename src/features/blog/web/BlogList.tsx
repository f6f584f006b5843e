import { Button, Skeleton, Stack } from '@mantine/core';
import { IconArticleOff, IconPencilPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { Footer } from '#kit/web/DataTable/Footer.tsx';
import detail from '#kit/web/detail/Detail.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import { useListState } from '#kit/web/search/listState.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './BlogList.module.css';
import { BlogSide } from './BlogSide.tsx';
import { type BlogState, blogSearch } from './blogSearch.ts';
import { calls } from './calls.ts';
import { Filters } from './Filters.tsx';
import { PostCard } from './PostCard.tsx';

/** All articles as cards; the filters are in the URL. */
export function BlogList() {
  const t = useTexts('blog');
  const format = useFormat();
  const state = useListState(blogSearch);
  const mayWrite = useMay(needs.administers);
  const query = useQuery({ ...calls.list.query({ query: state.query }), placeholderData: keepPreviousData });
  const total = query.data?.total;
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / state.query.perPage));
  const isBeyond = total !== undefined && !query.isPlaceholderData && state.query.page > lastPage;
  // The page may no longer exist after a removal.
  useEffect(() => {
    if (isBeyond) state.set({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, state.set]);
  return (
    <Page
      title={t('title')}
      aside={total !== undefined && <span className={textStyles.dimmed}>{t('found', { count: total, figure: format.number(total) })}</span>}
      actions={
        mayWrite && (
          <Button
            leftSection={<IconPencilPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/pages/blog/edit/$id" params={{ id: 'new' }} {...props} />}
          >
            {t('write')}
          </Button>
        )
      }
    >
      <div className={detail.columns}>
        <Stack component="section" aria-label={t('list')} aria-busy={query.isFetching}>
          <Filters state={state} />
          <Loaded query={query} skeleton={<CardsSkeleton />}>
            {({ posts }) => (posts.length === 0 ? <NoArticles state={state} /> : <Cards posts={posts} state={state} total={total} />)}
          </Loaded>
        </Stack>
        <BlogSide state={state} />
      </div>
    </Page>
  );
}

function Cards({ posts, state, total }: { posts: Parameters<typeof PostCard>[0]['post'][]; state: BlogState; total: number | undefined }) {
  return (
    <>
      <ul className={classes.cards}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
      <div className={surface.surface}>
        <Footer list={state} total={total} />
      </div>
    </>
  );
}

function NoArticles({ state }: { state: BlogState }) {
  const t = useTexts('blog');
  const kit = useTexts('kit');
  const isNarrowed = Object.keys(state.search).some((name) => name !== 'page' && name !== 'perPage');
  if (!isNarrowed) return <EmptyState icon={<IconArticleOff />} title={t('empty.none')} hint={t('empty.noneHint')} />;
  return (
    <EmptyState icon={<IconArticleOff />} title={t('empty.found')} hint={t('empty.foundHint')}>
      <Button variant="light" renderRoot={(props) => <Link to="/pages/blog/list" {...props} />}>
        {kit('filters.clear')}
      </Button>
    </EmptyState>
  );
}

function CardsSkeleton() {
  const t = useTexts('kit');
  return (
    <div className={classes.cards} role="status" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={440} />
      ))}
    </div>
  );
}
