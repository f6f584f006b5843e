// The overview: what users need to know first in the morning.
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { Choices } from './Choices.tsx';
import { Deadlines } from './Deadlines.tsx';
import { Figures } from './Figures.tsx';
import classes from './Overview.module.css';
import { useIsFresh, useOverview } from './useOverview.ts';

const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));

const OtherPanels = optionalPart(async () => (await import('./OtherPanels.tsx')).OtherPanels);

type OverviewProps = {
  /** How fresh the data are. */
  aside: ReactNode;
  /** Renders the follow button of a notice. */
  star: (item: number, name: string) => ReactNode;
  /** Renders the phase of a notice. */
  phaseBadge: (phase: string) => ReactNode;
  /** Shows newcomers around. */
  startTour: () => void;
};

export function Overview({ aside, star, phaseBadge, startTour }: OverviewProps) {
  const t = useTexts('dashboards');
  const state = useOverview();
  const isFresh = useIsFresh(state);
  return (
    <Page title={t('title')} aside={aside} actions={!isFresh && <Choices state={state} />}>
      <Figures state={state} />
      {isFresh ? (
        <Suspense>
          <FirstSteps startTour={startTour} />
        </Suspense>
      ) : (
        <div className={classes.grid}>
          <Deadlines className={classes.wide} star={star} phaseBadge={phaseBadge} />
          <OtherPanels state={state} fallback={<div className={classes.coming} />} />
        </div>
      )}
    </Page>
  );
}
