import { useQuery } from '@tanstack/react-query';
import { settingsCalls } from '../shell/settings.ts';

/** What readers see where the wire says DNS: each installation may call it otherwise. */
export function useDnsLabel(): string {
  return useQuery(settingsCalls.read.query()).data?.dnsLabel ?? 'DNS';
}
