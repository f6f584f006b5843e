import { Button } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
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
      <ul className={classes.results} aria-label={t('results')}>
        {results.map((found) => (
          <li key={found.id}>
            <p className={classes.from}>{found.categoryTitle}</p>
            <h2 className={classes.resultTitle}>
              <ArticleName article={found}>
                <Highlighted text={found.title} q={q} />
              </ArticleName>
            </h2>
            <p className={classes.dimmed}>
              <Highlighted text={found.piece} q={q} />
            </p>
          </li>
        ))}
      </ul>
      {total > results.length && <p className={classes.dimmed}>{t('first', { figure: format.number(results.length) })}</p>}
    </>
  );
}
