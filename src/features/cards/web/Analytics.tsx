import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { AvgSessions } from './analytics/AvgSessions.tsx';
import { Revenue } from './analytics/Revenue.tsx';
import { RevenueReport } from './analytics/RevenueReport.tsx';
import { Greeting } from './Greeting.tsx';
import classes from './Grid.module.css';
import { PeriodChoice } from './PeriodChoice.tsx';
import { Tiles } from './statistics/Tiles.tsx';
import { useCards } from './useCards.ts';

const SignIns = lazy(async () => ({ default: (await import('./SignIns.tsx')).SignIns }));

const { wide, narrow } = classes as Record<'wide' | 'narrow', string>;

/** The period compared with the previous one; the underlying figures are in the cards. `name`: the user's. */
export function Analytics({ name }: { name: string }) {
  const t = useTexts('cards');
  const state = useCards();
  const { period, entradas } = state.query;
  const [wasOpened, setWasOpened] = useState(false);
  if (entradas && !wasOpened) setWasOpened(true);
  return (
    <Page title={t('title')} actions={<PeriodChoice state={state} />}>
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.grid}>
        <Greeting name={name} />
        <Tiles names={['orders', 'revenueLine', 'subscribers', 'subscribers2']} period={period} />
        <AvgSessions className={wide} period={period} />
        <Revenue className={narrow} />
        <RevenueReport className={wide} />
        <ActivityCard className={narrow} />
      </div>
      {wasOpened && (
        <Suspense>
          <SignIns state={state} />
        </Suspense>
      )}
    </Page>
  );
}
