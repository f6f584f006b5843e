import { Button } from '@mantine/core';
import { IconArticleOff, IconList } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { CallFailed } from '#kit/web/request/failures.ts';
import { searchOf } from '#kit/web/search/search.ts';
import { blog } from '../contract.ts';

/** Validates the id as the call does. */
const read = searchOf(blog.show.params);

/** The id in a URL; undefined if it is invalid. */
export function idIn(params: { id: string }): number | undefined {
  return read(params).id;
}

export function isMissing(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 404;
}

/** Breadcrumb from an article to the list. */
export function useTrail(): ReactElement[] {
  const t = useTexts('blog');
  return [
    <Link key="list" to="/pages/blog/list">
      {t('title')}
    </Link>,
  ];
}

/** Shown if an article does not exist, with a link to the list. */
export function MissingArticle() {
  const t = useTexts('blog');
  return (
    <Page title={t('post.missing')} trail={useTrail()}>
      <div role="alert">
        <EmptyState icon={<IconArticleOff />} title={t('post.missing')} hint={t('post.missingHint')}>
          <Button
            variant="light"
            leftSection={<IconList size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/pages/blog/list" {...props} />}
          >
            {t('post.toList')}
          </Button>
        </EmptyState>
      </div>
    </Page>
  );
}
