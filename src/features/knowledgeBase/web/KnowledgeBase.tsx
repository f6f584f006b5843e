import { Skeleton, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { useListState } from '#kit/web/search/listState.ts';
import { SearchBanner } from '#kit/web/search/SearchBanner.tsx';
import { calls } from './calls.ts';
import { EditSwitch } from './EditSwitch.tsx';
import { FoundArticles } from './FoundArticles.tsx';
import classes from './Knowledge.module.css';
import { knowledgeSearch } from './knowledgeSearch.ts';

const CategoriesEditing = lazy(async () => ({ default: (await import('./CategoriesEditing.tsx')).CategoriesEditing }));

/** The categories of the knowledge base, or search results. */
export function KnowledgeBase() {
  const t = useTexts('knowledgeBase');
  const format = useFormat();
  const { query, set } = useListState(knowledgeSearch);
  const { q } = query;
  const [isEditing, setIsEditing] = useState(false);
  const found = useQuery({ ...calls.search.query({ query: { q } }), enabled: q !== '', placeholderData: keepPreviousData });
  const total = found.data?.total ?? 0;
  return (
    <Page
      title={t('title')}
      actions={
        <EditSwitch
          isOn={isEditing}
          set={(isOn) => {
            if (q) set({ q: undefined }, { replace: true });
            setIsEditing(isOn);
          }}
        />
      }
    >
      {!isEditing && (
        <SearchBanner
          title={t('banner.title')}
          hint={t('banner.hint')}
          label={t('banner.label')}
          q={q}
          find={(next) => set({ q: next }, { replace: true })}
          found={q && found.data ? t('found', { count: total, figure: format.number(total) }) : ''}
        />
      )}
      {q && !isEditing ? (
        <Loaded query={found} skeleton={<Skeleton height={320} aria-hidden />}>
          {({ results }) => <FoundArticles results={results} total={total} q={q} showAll={() => set({ q: undefined })} />}
        </Loaded>
      ) : (
        <Categories isEditing={isEditing} />
      )}
    </Page>
  );
}

function Categories({ isEditing }: { isEditing: boolean }) {
  const t = useTexts('knowledgeBase');
  const format = useFormat();
  const query = useQuery(calls.listCategories.query());
  return (
    <Loaded query={query} skeleton={<CategoriesSkeleton />}>
      {({ categories }) =>
        isEditing ? (
          <Suspense fallback={<CategoriesSkeleton />}>
            <CategoriesEditing categories={categories} />
          </Suspense>
        ) : categories.length === 0 ? (
          <Text c="dimmed">{t('empty')}</Text>
        ) : (
          <ul className={classes.cards}>
            {categories.map(({ id, slug, title, description, drawing, articles }) => (
              <li key={id}>
                <Link
                  to="/pages/knowledge-base/$category"
                  params={{ category: slug }}
                  className={`${surface.surface} ${surface.linked} ${classes.card}`}
                >
                  <img src={atPrefix(`/knowledge/${drawing}.svg`)} width={160} height={120} alt="" />
                  <h2 className={classes.title}>{title}</h2>
                  <Text c="dimmed">{description}</Text>
                  <Text size="sm" c="dimmed">
                    {t('articles', { count: articles, figure: format.number(articles) })}
                  </Text>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function CategoriesSkeleton() {
  return (
    <div className={classes.cards} aria-hidden>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} height={280} />
      ))}
    </div>
  );
}
