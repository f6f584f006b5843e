import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/i18n.ts';
import type { ListState } from '#kit/web/listState.ts';
import { mailStates } from '../contract.ts';
import classes from './Outbox.module.css';
import type { outboxSearch } from './outboxSearch.ts';

/** The states as links. */
export function StateTabs({ list: { search } }: { list: ListState<typeof outboxSearch> }) {
  const t = useTexts('outbox');
  const chosen = search.state?.length === 1 ? search.state[0] : undefined;
  return (
    <nav className={classes.tabs} aria-label={t('states')}>
      {[undefined, ...mailStates].map((state) => (
        <Link
          key={state ?? ''}
          className={classes.tab}
          to="/outbox"
          search={{ ...search, page: undefined, mail: undefined, state: state && [state] }}
          aria-current={(state ? chosen === state : !search.state) ? 'page' : undefined}
          // The router would also mark a link whose filters are a part of those in force.
          activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
        >
          {t(`tab.${state ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  );
}
