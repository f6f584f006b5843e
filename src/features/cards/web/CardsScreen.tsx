import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { Period } from '#brasil/periods.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { Customers } from './analytics/Customers.tsx';
import { GoalOverview } from './analytics/GoalOverview.tsx';
import { ProductOrders } from './analytics/ProductOrders.tsx';
import { SessionsDevice } from './analytics/SessionsDevice.tsx';
import { SupportTracker } from './analytics/SupportTracker.tsx';
import classes from './Grid.module.css';
import { PeriodChoice } from './PeriodChoice.tsx';
import type { StatisticName } from './statistics/definitions.ts';
import { StatisticCard } from './statistics/StatisticCard.tsx';
import { useCards } from './useCards.ts';

const sections = ['statistics', 'analytics'] as const;
/** Cards that are not in the analytics. */
const statistics = [
  'ordersBarChart',
  'siteTraffic',
  'profitLineChart',
  'sales',
  'activeUsers',
  'newsletter',
] as const satisfies readonly StatisticName[];

const { half, third } = classes as Record<'half' | 'third', string>;

/** Underlying figures and further indicators; no card is in both screens. */
export function CardsScreen() {
  const t = useTexts('cards');
  const state = useCards();
  const { section: requested } = useParams({ strict: false }) as { section?: string };
  const navigate = useNavigate();
  const section = sections.find((one) => one === requested) ?? 'statistics';
  const isUnknown = requested !== undefined && requested !== section;
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
  return statistics.map((name) => <StatisticCard key={name} name={name} period={period} className={third} />);
}

function analyticsCards(period: Period): ReactNode {
  return (
    <>
      <SupportTracker period={period} className={half} />
      <GoalOverview period={period} className={half} />
      <ProductOrders period={period} className={third} />
      <SessionsDevice period={period} className={third} />
      <Customers period={period} className={third} />
    </>
  );
}
