import { Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
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
          <p className={classes.dimmed}>{t('empty')}</p>
        ) : (
          <ul className={classes.cards}>
            {categories.map(({ id, slug, title, description, drawing, articles }) => (
              <li key={id}>
                <Link to="/pages/knowledge-base/$category" params={{ category: slug }} className={classes.card}>
                  <img src={`/knowledge/${drawing}.svg`} width={160} height={120} alt="" className={classes.drawing} />
                  <h2 className={classes.cardTitle}>{title}</h2>
                  <p className={classes.dimmed}>{description}</p>
                  <p className={classes.figure}>{t('articles', { count: articles, figure: format.number(articles) })}</p>
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
