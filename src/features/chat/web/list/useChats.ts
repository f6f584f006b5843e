import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { presenceTopic, profilesTopic } from '../../contract.ts';
import { calls } from '../calls.ts';

/** So many of each list at first, and so many more each time. */
const step = 50;

/** Chats, the important ones first, then everybody else one may write to; of both only those that were searched for. */
export function useChats(q: string) {
  const [most, setMost] = useState({ chats: step, contacts: step });
  const query = useQuery({
    ...calls.findContacts.query({ query: { q, ...most } }),
    placeholderData: keepPreviousData,
    meta: { topics: [profilesTopic, presenceTopic] },
  });
  const { chatsContacts = [], contacts = [], hasMoreChats = false, hasMoreContacts = false } = query.data ?? {};
  const showMore = (list: keyof typeof most) => setMost((now) => ({ ...now, [list]: now[list] + step }));
  return {
    query,
    /** The reader. */
    me: query.data?.profileUser,
    isKnown: query.data !== undefined,
    chats: chatsContacts,
    others: contacts,
    /** Where there are more than those. */
    showMoreChats: hasMoreChats ? () => showMore('chats') : undefined,
    showMoreOthers: hasMoreContacts ? () => showMore('contacts') : undefined,
  };
}
