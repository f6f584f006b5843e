import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import type { ListState } from '#kit/web/search/listState.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import { mailStates } from '../contract.ts';
import type { outboxSearch } from './outboxSearch.ts';

/** Links to the list of each state. */
export function StateTabs({ list: { search } }: { list: ListState<typeof outboxSearch> }) {
  const t = useTexts('outbox');
  const chosen = search.state?.length === 1 ? search.state[0] : undefined;
  return (
    <LinkTabs label={t('states')}>
      {[undefined, ...mailStates].map((state) => (
        <Link
          key={state ?? ''}
          to="/outbox"
          search={{ ...search, page: undefined, mail: undefined, state: state && [state] }}
          aria-current={(state ? chosen === state : !search.state) ? 'page' : undefined}
          activeOptions={exactSearch}
        >
          {t(`tab.${state ?? 'all'}`)}
        </Link>
      ))}
    </LinkTabs>
  );
}
