import { useListState } from '#kit/web/search/listState.ts';
import { chatSearch } from './chatSearch.ts';

/** What the address says: whose chat is open, what is searched for, which message is to be shown. */
export function useChatState() {
  const { query, search, set } = useListState(chatSearch);
  return {
    ...{ search, q: query.q, find: query.find, contact: search.contact, message: search.message },
    /** The address of somebody's chat; of the list without one. */
    searchOf: (contact?: number) => ({ ...search, contact, message: undefined, find: undefined }),
    open: (contact?: number) => set({ contact, message: undefined, find: undefined }),
    set,
  };
}
export type ChatState = ReturnType<typeof useChatState>;
