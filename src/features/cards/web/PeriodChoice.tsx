import { Link } from '@tanstack/react-router';
import { periods } from '#brasil/periods.ts';
import classes from '#kit/web/form/Choices.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import type { CardsState } from './useCards.ts';

/** Choice of the period of all cards, stored in the address. */
export function PeriodChoice({ state: { search, query } }: { state: CardsState }) {
  const t = useTexts('cards');
  return (
    <nav className={classes.choices} aria-label={t('period.label')}>
      {periods.map((period) => (
        <Link
          key={period}
          to="."
          search={{ ...search, period: period === 'last-28-days' ? undefined : period } as never}
          resetScroll={false}
          activeOptions={exactSearch}
          activeProps={{ 'aria-current': 'true' }}
          aria-current={query.period === period ? 'true' : undefined}
        >
          {t(`period.${period}`)}
        </Link>
      ))}
    </nav>
  );
}
