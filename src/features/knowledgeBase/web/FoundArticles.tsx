import { Button, Text, Title } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import surface from '#kit/web/page/surface.module.css';
import { Highlighted } from '#kit/web/search/Highlighted.tsx';
import type { Found } from '../contract.ts';
import { ArticleName } from './ArticleName.tsx';
import classes from './Knowledge.module.css';

type FoundArticlesProps = { results: readonly Found[]; total: number; q: string; showAll: () => void };

/** Search results, each with an excerpt. */
export function FoundArticles({ results, total, q, showAll }: FoundArticlesProps) {
  const t = useTexts('knowledgeBase');
  const format = useFormat();
  if (results.length === 0)
    return (
      <EmptyState icon={<IconFileSearch />} title={t('none', { q })} hint={t('noneHint')}>
        <Button variant="light" onClick={showAll}>
          {t('showAll')}
        </Button>
      </EmptyState>
    );
  return (
    <>
      <ul className={`${surface.surface} ${classes.results}`} aria-label={t('results')}>
        {results.map((found) => (
          <li key={found.id}>
            <Text size="sm" c="dimmed">
              {found.categoryTitle}
            </Text>
            <Title order={2} size="h3" fw={600} mb={4}>
              <ArticleName article={found}>
                <Highlighted text={found.title} q={q} />
              </ArticleName>
            </Title>
            <Text c="dimmed">
              <Highlighted text={found.piece} q={q} />
            </Text>
          </li>
        ))}
      </ul>
      {total > results.length && <Text c="dimmed">{t('first', { figure: format.number(results.length) })}</Text>}
    </>
  );
}
