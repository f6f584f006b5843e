import { CalendarScreen } from '#features/calendar/web/CalendarScreen.tsx';
import { useDnsLabel } from './dnsLabel.ts';

export function CalendarRoute() {
  return <CalendarScreen dnsLabel={useDnsLabel()} />;
}
