import { CalendarScreen } from '#features/calendar/web/CalendarScreen.tsx';
import { PhaseBadge } from '#features/licitacoes/web/StatusBadge.tsx';
import { useDnsLabel } from '../dnsLabel.ts';

const phaseBadge = (phase: string) => <PhaseBadge phase={phase} />;

export function CalendarRoute() {
  return <CalendarScreen dnsLabel={useDnsLabel()} phaseBadge={phaseBadge} />;
}
