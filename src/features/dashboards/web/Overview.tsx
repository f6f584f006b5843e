// The overview: what users need to know first in the morning.
import type { ReactNode } from 'react';
import { lazy, Suspense } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Page } from '#kit/web/page/Page.tsx';
import { useOneByOne } from '#kit/web/page/useOneByOne.ts';
import { Bills } from './Bills.tsx';
import { Choices } from './Choices.tsx';
import { Deadlines } from './Deadlines.tsx';
import { Figures } from './Figures.tsx';
import { Imports } from './Imports.tsx';
import { Months } from './Months.tsx';
import classes from './Overview.module.css';
import { PeriodBreakdown } from './PeriodBreakdown.tsx';
import { StateMap } from './StateMap.tsx';
import { useIsFresh, useOverview } from './useOverview.ts';

const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps.tsx')).FirstSteps }));

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
  const seesImports = useMay(needs.administers);
  const isFresh = useIsFresh(state);
  // A phone shows no more than the deadlines at once. The others follow, so that these are there sooner.
  const others = [
    <StateMap key="map" className={classes.narrow} state={state} />,
    <Months key="months" className={classes.wide} state={state} />,
    <PeriodBreakdown key="modalidades" className={classes.narrow} part="modalidades" state={state} />,
    <PeriodBreakdown key="faixas" className={classes.third} part="faixas" state={state} />,
    <Bills key="bills" className={seesImports ? classes.third : classes.rest} />,
    ...(seesImports ? [<Imports key="imports" className={classes.third} />] : []),
  ];
  return (
    <Page title={t('title')} aside={aside} actions={!isFresh && <Choices state={state} />}>
      <Figures state={state} />
      {isFresh ? (
        <Suspense>
          <FirstSteps startTour={startTour} />
        </Suspense>
      ) : (
        <Panels first={<Deadlines className={classes.wide} star={star} phaseBadge={phaseBadge} />} others={others} />
      )}
    </Page>
  );
}

/** A component of its own: one more panel renders no other again. */
function Panels({ first, others }: { first: ReactNode; others: readonly ReactNode[] }) {
  const drawn = useOneByOne(others.length);
  return (
    <div className={classes.grid} data-coming={drawn < others.length || undefined}>
      {first}
      {others.slice(0, drawn)}
    </div>
  );
}
