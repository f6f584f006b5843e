// The pages a user may open and their bookmarks. Changes are optimistic and reverted on failure.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import type { PageEntry } from '../contract.ts';
import { calls } from './calls.ts';

type Bookmarks = { suggestions: PageEntry[]; bookmarks: PageEntry[] };

const none: PageEntry[] = [];

/** Every page with its title in the current language, and the bookmarked ones in their order. Empty until loaded. */
export function usePages(): { pages: readonly PageEntry[]; marked: readonly PageEntry[] } {
  const language = useLanguage();
  const query = calls.read.query();
  const { data } = useQuery({
    ...query,
    // The titles are in the language of the request.
    queryKey: [...query.queryKey, language],
    select: withoutDisabled,
  });
  return { pages: data?.suggestions ?? none, marked: data?.bookmarks ?? none };
}

export type Marks = { isMarked: (page: number) => boolean; toggle: (page: number) => void };

export function useMarks(): Marks {
  const { marked } = usePages();
  const client = useQueryClient();
  const queryKey = calls.read.key();
  const { mutate } = useMutation({
    ...calls.toggle.mutation(),
    // In sequence, since each call toggles the current state.
    scope: { id: 'bookmarks' },
    onMutate: async ({ body: { id } }) => {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Bookmarks>({ queryKey }, (data) => data && toggled(data, id));
    },
    onError: (_, { body: { id } }) => client.setQueriesData<Bookmarks>({ queryKey }, (data) => data && toggled(data, id)),
    onSettled: () =>
      client.isMutating({ mutationKey: calls.toggle.mutation().mutationKey }) === 1 && client.invalidateQueries({ queryKey }),
  });
  return {
    isMarked: (page) => marked.some(({ id }) => id === page),
    toggle: useCallback((id: number) => mutate({ body: { id } }), [mutate]),
  };
}

function toggled({ suggestions, bookmarks }: Bookmarks, id: number): Bookmarks {
  const changed = suggestions.map((page) => (page.id === id ? { ...page, isBookmarked: !page.isBookmarked } : page));
  const others = bookmarks.filter((page) => page.id !== id);
  return { suggestions: changed, bookmarks: [...others, ...changed.filter((page) => page.id === id && page.isBookmarked)] };
}

/** Leaves out disabled pages. */
function withoutDisabled({ suggestions, bookmarks }: Bookmarks): Bookmarks {
  const isOn = ({ disabled }: PageEntry) => !disabled;
  return { suggestions: suggestions.filter(isOn), bookmarks: bookmarks.filter(isOn) };
}
