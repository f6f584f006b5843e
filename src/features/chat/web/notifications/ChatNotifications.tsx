// Messages that arrive while another screen is open: a count in the document title, and toasts.
import { useDocumentVisibility } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { calls } from '../calls.ts';
import { useActivity } from '../list/useActivity.ts';
import { useOutbox } from '../useOutbox.ts';
import { MessageNotifier } from './messageNotifier.ts';

/** Rendered on all screens, loaded after the first of them. Shows nothing itself. */
export function ChatNotifications({ account }: { account: number }) {
  const { data } = useQuery(calls.unseen.query());
  // Outgoing messages are sent on every screen.
  useOutbox(account);
  useActivity(account);
  useCountInTitle(data?.unseen ?? 0);
  useToasts(data?.unseen);
  return null;
}

const countPrefix = /^\(\d+\) /;

/** Screens set the document title; the count is added in front of it each time. */
function useCountInTitle(unseen: number): void {
  useEffect(() => {
    const name = () => document.title.replace(countPrefix, '');
    const write = () => {
      const title = unseen > 0 ? `(${unseen}) ${name()}` : name();
      if (document.title !== title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = name();
    };
  }, [unseen]);
}

function useToasts(unseen: number | undefined): void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isChat = useLocation({ select: ({ pathname }) => pathname === '/apps/chat' });
  const isInSight = useDocumentVisibility() === 'visible';
  const notifier = useRef<MessageNotifier>(undefined);
  useEffect(() => {
    notifier.current ??= new MessageNotifier(queryClient, (contact) => void navigate({ to: '/apps/chat', search: { contact } }));
    // Toasts would disappear unseen in a hidden tab; they wait until it is visible.
    if (unseen !== undefined && isInSight) void notifier.current.update(unseen, isChat).catch(() => {});
  }, [unseen, isChat, isInSight, queryClient, navigate]);
}
