import { Flex, Skeleton, Text, ThemeIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useId, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import { featherIcon } from '#kit/web/text/featherIcons.ts';
import type { KnowledgeList } from '../contract.ts';
import { ArticleName } from './ArticleName.tsx';
import { calls } from './calls.ts';
import { EditSwitch } from './EditSwitch.tsx';
import classes from './Knowledge.module.css';
import { isMissing, MissingPage } from './MissingPage.tsx';
import { useTrail } from './useTrail.tsx';

const ListsEditing = lazy(async () => ({ default: (await import('./ListsEditing.tsx')).ListsEditing }));

/** The lists of articles of one category. */
export function KnowledgeCategory() {
  const t = useTexts('knowledgeBase');
  const { category: slug } = useParams({ from: '/shell/pages/knowledge-base/$category' });
  const query = useQuery(calls.showCategory.query({ params: { slug } }));
  const [isEditing, setIsEditing] = useState(false);
  const trail = useTrail();
  // An open form stays if the category is deleted meanwhile.
  if (isMissing(query.error) && !(isEditing && query.data)) return <MissingPage what={slug} />;
  return (
    <Page title={query.data?.title ?? t('title')} trail={trail} actions={query.data && <EditSwitch isOn={isEditing} set={setIsEditing} />}>
      <Loaded query={query} skeleton={<Skeleton height={420} aria-hidden />}>
        {(category) => (
          <>
            {category.description && (
              <Text size="lg" c="dimmed" maw="68ch">
                {category.description}
              </Text>
            )}
            {isEditing ? (
              <Suspense fallback={<Skeleton height={420} aria-hidden />}>
                <ListsEditing category={category} lists={category.lists} />
              </Suspense>
            ) : (
              <div className={classes.lists}>
                {category.lists.length === 0 && <Text c="dimmed">{t('emptyCategory')}</Text>}
                {category.lists.map((list) => (
                  <ListCard key={list.id} list={list} />
                ))}
              </div>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function ListCard({ list: { title, icon, iconColor, articles } }: { list: KnowledgeList }) {
  const t = useTexts('knowledgeBase');
  const format = useFormat();
  const heading = useId();
  const Icon = featherIcon(icon);
  return (
    <section className={`${surface.surface} ${classes.list}`} aria-labelledby={heading}>
      <Flex component="header" gap="sm" align="center" mb="sm">
        <ThemeIcon variant="light" size={36} color={iconColor.replace('text-', '')} aria-hidden>
          <Icon size={20} />
        </ThemeIcon>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        <Text span size="sm" c="dimmed" ms="auto" title={t('articles', { count: articles.length, figure: format.number(articles.length) })}>
          {format.number(articles.length)}
        </Text>
      </Flex>
      <ul className={classes.questions}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleName article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
