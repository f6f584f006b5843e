// The overview with the star that follows a notice, and the badge of its phase.
import { Overview } from '#features/dashboards/web/Overview.tsx';
import { RowStar } from '#features/follow/web/listMarks.tsx';
import { PhaseBadge } from '#features/licitacoes/web/StatusBadge.tsx';
import { tour } from '#features/tour/web/tour.ts';
import { FreshnessSlot } from './slots/FreshnessSlot.tsx';

const star = (item: number, name: string) => <RowStar kind="licitacao" item={item} name={name} />;
const phaseBadge = (phase: string) => <PhaseBadge phase={phase} />;

export function OverviewRoute() {
  return <Overview aside={<FreshnessSlot />} star={star} phaseBadge={phaseBadge} startTour={tour.open} />;
}
