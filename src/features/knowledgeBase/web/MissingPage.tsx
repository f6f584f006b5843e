import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { NotFoundState } from '#kit/web/page/NotFoundState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { CallFailed, isNotFound } from '#kit/web/request/failures.ts';
import { useTrail } from './useTrail.tsx';

export function isMissing(error: unknown): boolean {
  return isNotFound(error) || (error instanceof CallFailed && error.status === 400);
}

/** Shown if a page of the knowledge base does not exist, with a search. @param what slug of the URL */
export function MissingPage({ what }: { what: string }) {
  const t = useTexts('knowledgeBase');
  const navigate = useNavigate();
  return (
    <Page title={t('title')} trail={useTrail()}>
      <NotFoundState
        sought={t('missing.title', { what })}
        hint={t('missing.hint')}
        search={{ label: t('banner.label'), find: (q) => void navigate({ to: '/pages/knowledge-base', search: { q } }) }}
        list={{ label: t('missing.list'), link: (props) => <Link to="/pages/knowledge-base" {...props} /> }}
      />
    </Page>
  );
}
