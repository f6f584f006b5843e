import { Button, Skeleton, Stack } from '@mantine/core';
import { IconBookmarks, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { SavedSearch } from '../../savedSearches.ts';
import { SearchRow } from './SearchRow.tsx';
import classes from './searches.module.css';
import { useSearches } from './useSearches.ts';

type Slots = {
  /** How a search tells of new notices, from another feature. */
  alert: (search: SavedSearch) => ReactNode;
};

/** All searches that the user sees: their own, and what others share. */
export function SavedSearches({ alert }: Slots) {
  const t = useTexts('savedSearches');
  const query = useSearches();
  const newSearch = (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      renderRoot={(props) => <Link {...props} to="/apps/invoice/list" />}
    >
      {t('newSearch')}
    </Button>
  );
  return (
    <Page title={t('title')} actions={newSearch}>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ searches }) =>
          searches.length === 0 ? (
            <EmptyState icon={<IconBookmarks />} title={t('none')} hint={t('noneHint')} />
          ) : (
            <>
              <Section title={t('own')} none={t('noneOwn')} searches={searches.filter(({ isOwn }) => isOwn)} alert={alert} />
              <Section title={t('others')} none={t('noneShared')} searches={searches.filter(({ isOwn }) => !isOwn)} alert={alert} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}

function Section({ title, none, searches, alert }: Slots & { title: string; none: string; searches: readonly SavedSearch[] }) {
  return (
    <section aria-label={title} className={classes.section} data-home tabIndex={-1}>
      <h2 className={classes.heading}>{title}</h2>
      {searches.length === 0 ? (
        <p className={textStyles.dimmed}>{none}</p>
      ) : (
        <ul className={classes.rows}>
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} alert={alert(search)} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** About as high as a few rows. */
function RowsSkeleton() {
  return (
    <Stack gap="sm">
      <Skeleton height={28} width={160} />
      <Skeleton height={76} />
      <Skeleton height={76} />
      <Skeleton height={76} />
    </Stack>
  );
}
