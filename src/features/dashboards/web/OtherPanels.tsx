// The panels after the deadlines: a phone shows none of them at once, so their code and their drawing follow.
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useOneByOne } from '#kit/web/page/useOneByOne.ts';
import { Bills } from './Bills.tsx';
import { Imports } from './Imports.tsx';
import { Months } from './Months.tsx';
import classes from './Overview.module.css';
import { PeriodBreakdown } from './PeriodBreakdown.tsx';
import { StateMap } from './StateMap.tsx';
import type { OverviewState } from './useOverview.ts';

export function OtherPanels({ state }: { state: OverviewState }) {
  const seesImports = useMay(needs.administers);
  const panels = [
    <StateMap key="map" className={classes.narrow} state={state} />,
    <Months key="months" className={classes.wide} state={state} />,
    <PeriodBreakdown key="modalidades" className={classes.narrow} part="modalidades" state={state} />,
    <PeriodBreakdown key="faixas" className={classes.third} part="faixas" state={state} />,
    <Bills key="bills" className={seesImports ? classes.third : classes.rest} />,
    ...(seesImports ? [<Imports key="imports" className={classes.third} />] : []),
  ];
  const drawn = useOneByOne(panels.length);
  return (
    <>
      {panels.slice(0, drawn)}
      {drawn < panels.length && <div className={classes.coming} />}
    </>
  );
}
