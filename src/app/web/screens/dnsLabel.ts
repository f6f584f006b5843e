import { useQuery } from '@tanstack/react-query';
import { settingsCalls } from '../shell/settings.ts';

/** The installation's word for DNS, which is configurable. */
export function useDnsLabel(): string {
  return useQuery(settingsCalls.read.query()).data?.dnsLabel ?? 'DNS';
}
