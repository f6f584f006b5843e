// What arrives while one is on another screen: a figure in the window's title, and a few words that lead to the chat.
import { useDocumentVisibility } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { calls } from '../calls.ts';
import { useActivity } from '../list/useActivity.ts';
import { useOutbox } from '../useOutbox.ts';
import { MessageNotifier } from './messageNotifier.ts';

/** For the frame of all screens, fetched when the first of them has had its turn. Shows nothing itself. */
export function ChatNotifications({ account }: { account: number }) {
  const { data } = useQuery(calls.unseen.query());
  // What is on its way goes on on every screen.
  useOutbox(account);
  useActivity(account);
  useCountInTitle(data?.unseen ?? 0);
  useToasts(data?.unseen);
  return null;
}

const countPrefix = /^\(\d+\) /;

/** Screens write their name into the title; the figure goes before it, whenever they do. */
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
  const teller = useRef<MessageNotifier>(undefined);
  useEffect(() => {
    teller.current ??= new MessageNotifier(queryClient, (contact) => void navigate({ to: '/apps/chat', search: { contact } }));
    // Out of sight words would be gone before they are read; they wait for the reader's return.
    if (unseen !== undefined && isInSight) void teller.current.update(unseen, isChat).catch(() => {});
  }, [unseen, isChat, isInSight, queryClient, navigate]);
}
