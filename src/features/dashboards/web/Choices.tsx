import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { periods } from '#kit/periods.ts';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './Choices.module.css';
import { measures } from './overviewSearch.ts';
import { changed, type OverviewState } from './useOverview.ts';

/** What all charts measure, and of which days. */
export function Choices({ state }: { state: OverviewState }) {
  const t = useTexts('dashboards');
  const { query } = state;
  return (
    <>
      <nav className={classes.choices} aria-label={t('measureLabel')}>
        {measures.map((by) => (
          <Choice key={by} state={state} change={{ by }} isChosen={query.by === by}>
            {t(by === 'n' ? 'byCount' : 'byValue')}
          </Choice>
        ))}
      </nav>
      <nav className={classes.choices} aria-label={t('periodLabel')}>
        {periods.map((period) => (
          <Choice key={period} state={state} change={{ period }} isChosen={query.period === period}>
            {t(`period.${period}`)}
          </Choice>
        ))}
      </nav>
    </>
  );
}

type ChoiceProps = { state: OverviewState; change: OverviewState['search']; isChosen: boolean; children: ReactNode };

/** One of a few, as a link: what is chosen stands in the address. */
function Choice({ state, change, isChosen, children }: ChoiceProps) {
  return (
    <Link
      to="/"
      search={changed(state.search, change)}
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      // The router would mark a link whose choices are a part of those in force.
      activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
      activeProps={{ 'aria-current': 'true' }}
    >
      {children}
    </Link>
  );
}
