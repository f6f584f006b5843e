import { useQuery } from '@tanstack/react-query';
import { settings } from '#features/settings/contract.ts';
import { api } from '#kit/web/request/api.ts';

const calls = api('settings', settings);

/** Whether the server sends mail; assumed until the settings are loaded. */
export function useSendsMail(): boolean {
  return useQuery(calls.read.query()).data?.sendsMail !== false;
}
