import { lazy, Suspense } from 'react';
import { CalendarScreen } from '#features/calendar/web/CalendarScreen.tsx';
import { useDnsLabel } from '../dnsLabel.ts';

const PhaseBadge = lazy(async () => ({ default: (await import('#features/licitacoes/web/StatusBadge.tsx')).PhaseBadge }));

const phaseBadge = (phase: string) => (
  <Suspense>
    <PhaseBadge phase={phase} />
  </Suspense>
);

export function CalendarRoute() {
  return <CalendarScreen dnsLabel={useDnsLabel()} phaseBadge={phaseBadge} />;
}
