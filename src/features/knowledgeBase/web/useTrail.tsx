import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Breadcrumbs of the knowledge base. */
export function useTrail(category?: { slug: string; title: string }): ReactElement[] {
  const t = useTexts('knowledgeBase');
  return [
    <Link key="base" to="/pages/knowledge-base">
      {t('title')}
    </Link>,
    ...(category
      ? [
          <Link key="category" to="/pages/knowledge-base/$category" params={{ category: category.slug }}>
            {category.title}
          </Link>,
        ]
      : []),
  ];
}
