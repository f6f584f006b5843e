// The pages a reader may open and those they marked. A mark shows at once; when the server will not keep it, it goes again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import type { PageEntry } from '../contract.ts';
import { calls } from './calls.ts';

type Bookmarks = { suggestions: PageEntry[]; bookmarks: PageEntry[] };

const none: PageEntry[] = [];

/** Every page, titled in the language on screen, and the marked ones in the order of their marking. Empty until they are known. */
export function usePages(): { pages: readonly PageEntry[]; marked: readonly PageEntry[] } {
  const language = useLanguage();
  const query = calls.read.query();
  const { data } = useQuery({
    ...query,
    // The titles are in the language they were asked in.
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
    // One after the other, for each turns round what it finds.
    scope: { id: 'bookmarks' },
    onMutate: async ({ body: { id } }) => {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<Bookmarks>({ queryKey }, (kept) => kept && toggled(kept, id));
    },
    onError: (_, { body: { id } }) => client.setQueriesData<Bookmarks>({ queryKey }, (kept) => kept && toggled(kept, id)),
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

/** Pages that are switched off are not offered. */
function withoutDisabled({ suggestions, bookmarks }: Bookmarks): Bookmarks {
  const isOn = ({ disabled }: PageEntry) => !disabled;
  return { suggestions: suggestions.filter(isOn), bookmarks: bookmarks.filter(isOn) };
}
