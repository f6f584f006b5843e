import { useQuery } from '@tanstack/react-query';
import { settings } from '#features/settings/contract.ts';
import { api } from '#kit/web/request/api.ts';

const calls = api('settings', settings);

/** Whether mails leave this server. Until that is known they are taken to. */
export function useSendsMail(): boolean {
  return useQuery(calls.read.query()).data?.sendsMail !== false;
}
