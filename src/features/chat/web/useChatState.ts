import { useListState } from '#kit/web/search/listState.ts';
import { chatSearch } from './chatSearch.ts';

/** State of the screen in its URL: open chat, search, and message to show. */
export function useChatState() {
  const { query, search, set } = useListState(chatSearch);
  return {
    ...{ search, q: query.q, find: query.find, contact: search.contact, message: search.message },
    /** Search parameters of the chat with a contact, or of the list. */
    searchOf: (contact?: number) => ({ ...search, contact, message: undefined, find: undefined }),
    open: (contact?: number) => set({ contact, message: undefined, find: undefined }),
    set,
  };
}
export type ChatState = ReturnType<typeof useChatState>;
