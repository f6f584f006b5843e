import { Button, CloseButton } from '@mantine/core';
import { IconBookmarks, IconUsers } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { DatesProposal } from './DatesProposal.tsx';
import { useNewWords } from './NewCount.tsx';
import classes from './searches.module.css';
import { isUnchanged, type ListView, parametersOf, parametersOfNew, writtenView } from './searchState.ts';
import { useSearchActions } from './useSearchActions.ts';
import { useSearches } from './useSearches.ts';

type OpenSearchProps = {
  id: number;
  view: ListView;
  resetColumns: () => void;
  saveAs: () => void;
  /** How it tells of new notices, from another feature. */
  alert: (open: SavedSearch) => ReactNode;
};

/** The open search: its name, what is new, and whether the list still shows what was saved. */
export function OpenSearch({ id, ...props }: OpenSearchProps) {
  const t = useTexts('savedSearches');
  const navigate = useNavigate();
  const { data, isFetching, isError } = useSearches();
  const saved = data?.searches.find((search) => search.id === id);
  const isGone = data !== undefined && !isFetching && saved === undefined;
  useEffect(() => {
    if (!isGone) return;
    toast.info(t('gone'));
    void navigate({ to: '.', search: ((old: object) => ({ ...old, busca: undefined })) as never, replace: true });
  }, [isGone, navigate, t]);
  return (
    <div className={classes.open}>
      {saved && <Known key={id} saved={saved} {...props} />}
      {isError && !data && <span role="alert">{t('failed')}</span>}
    </div>
  );
}

function Known({ saved, view, resetColumns, saveAs, alert }: Omit<OpenSearchProps, 'id'> & { saved: SavedSearch }) {
  const t = useTexts('savedSearches');
  const common = useTexts('common');
  const navigate = useNavigate();
  const { update } = useSearchActions();
  const isSame = isUnchanged(saved, view);
  const news = useNews(saved);
  const fill = (replace: boolean) => navigate({ to: '/apps/invoice/list', search: parametersOf(saved), replace, resetScroll: false });
  // A short link has the number of the search alone.
  const isBare = useRef(Object.keys(view.search).every((name) => name === 'busca'));
  useEffect(() => {
    if (isBare.current) void fill(true);
    isBare.current = false;
  });
  const restore = () => {
    resetColumns();
    void fill(false);
  };
  return (
    <>
      <IconBookmarks className={classes.mark} size={18} aria-hidden />
      <strong className={classes.name}>{saved.name}</strong>
      {saved.isShared && (
        <span className={`${textStyles.minor} ${classes.state}`}>
          <IconUsers className={classes.inline} size={14} aria-hidden />{' '}
          {saved.isOwn || saved.owner === null ? t('shared') : t('sharedBy', { name: saved.owner })}
        </span>
      )}
      <span role="status" className={`${textStyles.minor} ${classes.state}`}>
        {news.words && (
          <Link to="/apps/invoice/list" search={parametersOfNew({ ...saved, seenId: news.seenId })}>
            {news.words}
          </Link>
        )}
        {news.words && !isSame && ' · '}
        {!isSame && t('changed')}
      </span>
      {saved.proposed && <DatesProposal search={saved} />}
      <span className={classes.actions}>
        {!isSame && (
          <>
            {saved.isEditable && (
              <Button
                size="compact-sm"
                variant="light"
                onClick={() => update(saved.id, writtenView(view), t('saved', { name: saved.name }))}
              >
                {t('saveChanges')}
              </Button>
            )}
            <Button size="compact-sm" variant="subtle" onClick={saveAs}>
              {t('saveAs')}
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={restore}>
              {common('word.discard')}
            </Button>
          </>
        )}
      </span>
      <span className={classes.close}>
        <Suspense fallback={<span style={{ width: 36 }} />}>{alert(saved)}</Suspense>
        <CloseButton
          aria-label={t('close', { name: saved.name })}
          data-hint={t('closeHint')}
          onClick={() => navigate({ to: '/apps/invoice/list', search: {}, resetScroll: false })}
        />
      </span>
    </>
  );
}

/** What was new when the search was opened, or has been added since. Opening it marks the former as seen, leaving it the latter. */
function useNews(saved: SavedSearch): { words: string | undefined; seenId: number | null } {
  const words = useNewWords();
  const { look } = useSearchActions();
  const [atOpening] = useState({ newCount: saved.newCount, hasMore: saved.hasMore, seenId: saved.seenId });
  const { id, newCount } = saved;
  const isLookedAt = useRef(false);
  useEffect(() => {
    if (isLookedAt.current) return;
    isLookedAt.current = true;
    // It is not what the user asked for, so a failure shows in the numbers alone.
    void look(id).catch(() => {});
  });
  const atLeaving = useRef(() => {});
  useEffect(() => {
    atLeaving.current = () => void (newCount && look(id).catch(() => {}));
  });
  useEffect(() => () => atLeaving.current(), []);
  const shown = newCount ? saved : atOpening;
  return { words: words(shown), seenId: shown.seenId };
}
