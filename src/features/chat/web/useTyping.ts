import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { typingCalls } from './calls.ts';

/** How long typing is valid and how often it is reported, in milliseconds. */
const typingTimeout = 6000;
const reportInterval = 3000;

/** The contacts who are typing to the user. */
export function useTyping(): readonly number[] {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useQuery({ ...typingCalls.who.query(), staleTime: 0 });
  const isSomebody = (data?.contacts.length ?? 0) > 0;
  useEffect(() => {
    if (!isSomebody) return undefined;
    // A closed browser reports nothing.
    const timer = setTimeout(
      () => queryClient.setQueryData(typingCalls.who.query().queryKey, { contacts: [] }),
      dataUpdatedAt + typingTimeout - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [isSomebody, dataUpdatedAt, queryClient]);
  return data?.contacts ?? noContacts;
}
const noContacts: readonly number[] = [];

/** Reports to a contact that the user is typing or has stopped. A lost report does no harm. */
export function useReportTyping(contact: number): { typing: () => void; stopped: () => void } {
  const reportedAt = useRef(0);
  const report = (isTyping: boolean) => {
    reportedAt.current = isTyping ? Date.now() : 0;
    typingCalls.say.send({ params: { contact }, body: { isTyping } }).catch(() => {});
  };
  return {
    typing: () => Date.now() - reportedAt.current >= reportInterval && report(true),
    stopped: () => reportedAt.current > 0 && report(false),
  };
}
