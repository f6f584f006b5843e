import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import { Page } from '#kit/web/Page.tsx';
import { AvgSessions } from './analytics/AvgSessions.tsx';
import { Customers } from './analytics/Customers.tsx';
import { GoalOverview } from './analytics/GoalOverview.tsx';
import { ProductOrders } from './analytics/ProductOrders.tsx';
import { Revenue } from './analytics/Revenue.tsx';
import { RevenueReport } from './analytics/RevenueReport.tsx';
import { SessionsDevice } from './analytics/SessionsDevice.tsx';
import { SupportTracker } from './analytics/SupportTracker.tsx';
import { Deeds } from './Deeds.tsx';
import { Greeting } from './Greeting.tsx';
import classes from './Grid.module.css';
import { PeriodChoice } from './PeriodChoice.tsx';
import { StatisticCard } from './statistics/StatisticCard.tsx';
import { Tiles } from './statistics/Tiles.tsx';
import { useCards } from './useCards.ts';

const SignIns = lazy(async () => ({ default: (await import('./SignIns.tsx')).SignIns }));

const { wide, narrow, third } = classes as Record<'wide' | 'narrow' | 'third', string>;

/** How the house, or one's own work in it, is doing. `name` is the reader's. */
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
        <SupportTracker className={narrow} period={period} />
        <ProductOrders className={third} period={period} />
        <SessionsDevice className={third} period={period} />
        <div className={`${third} ${classes.stack}`}>
          <Customers period={period} />
          <GoalOverview period={period} />
        </div>
        <RevenueReport className={wide} />
        <Revenue className={narrow} />
        <StatisticCard className={narrow} name="sales" period={period} />
        <Deeds className={wide} />
      </div>
      {wasOpened && (
        <Suspense>
          <SignIns state={state} />
        </Suspense>
      )}
    </Page>
  );
}
