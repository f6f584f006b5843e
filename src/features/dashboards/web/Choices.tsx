import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { periods } from '#brasil/periods.ts';
import classes from '#kit/web/form/Choices.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import { measures } from './overviewSearch.ts';
import { changed, type OverviewState } from './useOverview.ts';

/** Choice of measure and period for all charts. */
export function Choices({ state }: { state: OverviewState }) {
  const t = useTexts('dashboards');
  const common = useTexts('common');
  return (
    <>
      <nav className={classes.choices} aria-label={t('measureLabel')}>
        {measures.map((by) => (
          <Choice key={by} state={state} change={{ by }}>
            {t(by === 'n' ? 'byCount' : 'byValue')}
          </Choice>
        ))}
      </nav>
      <nav className={classes.choices} aria-label={common('word.period')}>
        {periods.map((period) => (
          <Choice key={period} state={state} change={{ period }}>
            {t(`period.${period}`)}
          </Choice>
        ))}
      </nav>
    </>
  );
}

type ChoiceProps = { state: OverviewState; change: OverviewState['search']; children: ReactNode };

/** An option as a link: the choice is stored in the address. */
function Choice({ state, change, children }: ChoiceProps) {
  return (
    <Link to="/" search={changed(state.search, change)} resetScroll={false} activeOptions={exactSearch}>
      {children}
    </Link>
  );
}
