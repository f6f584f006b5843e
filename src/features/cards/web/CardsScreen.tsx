import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Period } from '#kit/periods.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { LinkTabs } from '#kit/web/LinkTabs.tsx';
import { Page } from '#kit/web/Page.tsx';
import { AvgSessions } from './analytics/AvgSessions.tsx';
import { Customers } from './analytics/Customers.tsx';
import { GoalOverview } from './analytics/GoalOverview.tsx';
import { ProductOrders } from './analytics/ProductOrders.tsx';
import { Revenue } from './analytics/Revenue.tsx';
import { RevenueReport } from './analytics/RevenueReport.tsx';
import { SessionsDevice } from './analytics/SessionsDevice.tsx';
import { SupportTracker } from './analytics/SupportTracker.tsx';
import classes from './Grid.module.css';
import { PeriodChoice } from './PeriodChoice.tsx';
import { statisticNames } from './statistics/definitions.ts';
import { StatisticCard } from './statistics/StatisticCard.tsx';
import { useCards } from './useCards.ts';

const sections = ['statistics', 'analytics'] as const;

/** Every card by itself, those of a section at a time. */
export function CardsScreen() {
  const t = useTexts('cards');
  const state = useCards();
  const { section: asked } = useParams({ strict: false }) as { section?: string };
  const navigate = useNavigate();
  const section = sections.find((one) => one === asked) ?? 'statistics';
  const isUnknown = asked !== undefined && asked !== section;
  useEffect(() => {
    if (isUnknown) void navigate({ to: '/cards/{-$section}', params: { section }, search: true, replace: true });
  }, [isUnknown, section, navigate]);
  const { period } = state.query;
  return (
    <Page
      title={t('gallery.title')}
      windowTitle={`${t(`gallery.${section}`)} · ${t('gallery.title')}`}
      actions={<PeriodChoice state={state} />}
    >
      <p className={classes.lead}>{t('gallery.lead')}</p>
      <LinkTabs label={t('gallery.sections')}>
        {sections.map((one) => (
          <Link
            key={one}
            to="/cards/{-$section}"
            params={{ section: one }}
            search={state.search}
            aria-current={one === section ? 'page' : undefined}
          >
            {t(`gallery.${one}`)}
          </Link>
        ))}
      </LinkTabs>
      <div className={classes.grid}>{section === 'statistics' ? statisticCards(period) : analyticsCards(period)}</div>
    </Page>
  );
}

function statisticCards(period: Period): ReactNode {
  return statisticNames.map((name) => <StatisticCard key={name} name={name} period={period} className={classes.third ?? ''} />);
}

function analyticsCards(period: Period): ReactNode {
  const card = { period, className: classes.half ?? '' };
  return (
    <>
      <SupportTracker {...card} />
      <AvgSessions {...card} />
      <RevenueReport className={card.className} />
      <Revenue className={card.className} />
      <GoalOverview {...card} />
      <ProductOrders {...card} />
      <SessionsDevice {...card} />
      <Customers {...card} />
    </>
  );
}
