import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ArticleLink } from '../contract.ts';

/** Link to an article, with a badge for drafts. */
export function ArticleName({ article, children }: { article: ArticleLink; children?: ReactNode }) {
  const t = useTexts('knowledgeBase');
  return (
    <>
      <Link to="/pages/knowledge-base/$category/$question" params={{ category: article.category, question: article.slug }}>
        {children ?? article.title}
      </Link>
      {!article.isPublished && (
        <>
          {' '}
          <Badge size="sm" variant="light" color="gray">
            {t('draft')}
          </Badge>
        </>
      )}
    </>
  );
}
