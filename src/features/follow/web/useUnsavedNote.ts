import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Followed, markQuery } from './marks.ts';
import type { Unsaved } from './useAutosavedText.ts';

/** An unsaved note outlives its field, as long as the page and the session do. */
export function useUnsavedNote({ kind, item }: Followed): Unsaved {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = [...markQuery({ kind, item }).queryKey, 'unsaved'];
    queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
    return {
      read: () => queryClient.getQueryData<string>(queryKey),
      keep: (text) => {
        if (text === undefined) queryClient.removeQueries({ queryKey });
        else queryClient.setQueryData(queryKey, text);
      },
    };
  }, [queryClient, kind, item]);
}
