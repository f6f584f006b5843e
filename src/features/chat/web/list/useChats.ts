import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { presenceTopic, profilesTopic } from '../../contract.ts';
import { calls } from '../calls.ts';

/** Initial number of each list, and how many are added by "show more". */
const step = 50;

/** Chats and all other contacts, filtered by the search; important ones first. */
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
    /** The user. */
    me: query.data?.profileUser,
    isKnown: query.data !== undefined,
    chats: chatsContacts,
    others: contacts,
    /** Undefined if there are no more. */
    showMoreChats: hasMoreChats ? () => showMore('chats') : undefined,
    showMoreOthers: hasMoreContacts ? () => showMore('contacts') : undefined,
  };
}
