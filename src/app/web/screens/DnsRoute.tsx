import { DnsScreen } from '#features/dns/web/DnsScreen.tsx';
import { useDnsLabel } from './dnsLabel.ts';

export function DnsRoute() {
  return <DnsScreen label={useDnsLabel()} />;
}
