import { CalendarScreen } from '#features/calendar/web/CalendarScreen.tsx';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { useDnsLabel } from '../dnsLabel.ts';

const PhaseBadge = optionalPart(async () => (await import('#features/licitacoes/web/StatusBadge.tsx')).PhaseBadge);

const phaseBadge = (phase: string) => <PhaseBadge phase={phase} />;

export function CalendarRoute() {
  return <CalendarScreen dnsLabel={useDnsLabel()} phaseBadge={phaseBadge} />;
}
