import { CalendarScreen } from '#features/calendar/web/CalendarScreen.tsx';
import { firstQueries } from '#features/calendar/web/firstQueries.ts';
import { PhaseBadge } from '#features/licitacoes/web/StatusBadge.tsx';
import { useDnsLabel } from '../dnsLabel.ts';

export { firstQueries };

const phaseBadge = (phase: string) => <PhaseBadge phase={phase} />;

export function CalendarRoute() {
  return <CalendarScreen dnsLabel={useDnsLabel()} phaseBadge={phaseBadge} />;
}
