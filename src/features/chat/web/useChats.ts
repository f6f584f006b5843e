import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedContact } from '../entities.ts';
import { calls } from './calls.ts';

/** Chats, the important ones first, then everybody else one may write to; of both only those that were searched for. */
export function useChats(q: string) {
  const all = useQuery(calls.list.query());
  const found = useQuery({ ...calls.findContacts.query({ query: { q } }), enabled: q !== '', placeholderData: keepPreviousData });
  const query = q === '' ? all : found;
  const { chatsContacts = [], contacts = [] } = query.data ?? {};
  return {
    query,
    /** The reader. */
    me: all.data?.profileUser,
    isKnown: query.data !== undefined,
    chats: [...chatsContacts.filter(isImportant), ...chatsContacts.filter((one) => !isImportant(one))],
    others: contacts.filter(({ chat }) => chat === undefined),
    /** Whether somebody is among all of them; undefined until it is known. */
    find: (id: number) => all.data?.contacts.find((one) => one.id === id) ?? all.data?.chatsContacts.find((one) => one.id === id),
  };
}

function isImportant({ isImportant }: ListedContact): boolean {
  return isImportant;
}
