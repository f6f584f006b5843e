import { Skeleton } from '@mantine/core';
import { IconBook2, IconClipboardList, IconCpu, IconFileText, IconTrendingDown, type TablerIcon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { exactSearch } from '#kit/web/search/search.ts';
import type { Category } from '../entities.ts';
import classes from './BlogSide.module.css';
import type { BlogState } from './blogSearch.ts';
import { calls } from './calls.ts';
import { PostLinks } from './post/PostLinks.tsx';
import { Tags } from './Tags.tsx';

const icons: Record<Category, TablerIcon> = {
  legislacao: IconBook2,
  planejamento: IconClipboardList,
  disputa: IconTrendingDown,
  contratos: IconFileText,
  tecnologia: IconCpu,
};

/** The sidebar: categories with counts, newest articles, tags. */
export function BlogSide({ state: { query: asked } }: { state: BlogState }) {
  const t = useTexts('blog');
  const common = useTexts('common');
  const format = useFormat();
  const query = useQuery(calls.overview.query());
  return (
    <div className={classes.side}>
      <Loaded query={query} skeleton={<Skeleton height={640} aria-hidden />}>
        {({ recent, categories, tags }) => (
          <>
            <DetailCard title={common('word.categories')}>
              <ul className={classes.categories}>
                {categories.map(({ category, count }) => {
                  const Icon = icons[category];
                  return (
                    <li key={category}>
                      <Link
                        to="/pages/blog/list"
                        search={{ category, status: 'Published' }}
                        activeOptions={exactSearch}
                        aria-current={category === asked.category ? 'true' : undefined}
                      >
                        <Icon size={20} aria-hidden />
                        {t(`category.${category}`)}
                        <span className={classes.count}>{format.number(count)}</span>
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </DetailCard>
            {recent.length > 0 && (
              <DetailCard title={t('side.recent')}>
                <PostLinks posts={recent} />
              </DetailCard>
            )}
            {tags.length > 0 && (
              <DetailCard title={common('word.tags')}>
                <Tags tags={tags} current={asked.tag} />
              </DetailCard>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
