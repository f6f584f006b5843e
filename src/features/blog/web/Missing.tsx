import { IconArticleOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { searchOf } from '#kit/web/search/search.ts';
import { blog } from '../contract.ts';

/** Validates the id as the call does. */
const read = searchOf(blog.show.params);

/** The id in a URL; undefined if it is invalid. */
export function idIn(params: { id: string }): number | undefined {
  return read(params).id;
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
      <NotFoundState
        icon={<IconArticleOff />}
        sought={t('post.missing')}
        hint={t('post.missingHint')}
        list={{ label: t('post.toList'), link: (props) => <Link to="/pages/blog/list" {...props} /> }}
      />
    </Page>
  );
}
