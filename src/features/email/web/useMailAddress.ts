// The state of the screen in its URL.
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useListState } from '#kit/web/search/listState.ts';
import type { Label, View } from '../entities.ts';
import { emailSearch } from './emailSearch.ts';
import { type Place, placeOf } from './places.ts';

/** The query of a list. */
export type MailView = { folder: View; label: Label | ''; q: string; since?: string; until?: string; unread?: boolean };

export type MailAddress = {
  /** Undefined if the URL names no folder or label. */
  place: Place | undefined;
  view: MailView;
  /** The open e-mail. */
  mail: number | undefined;
  draft: number | 'new' | undefined;
  to: string;
  set: ReturnType<typeof useListState<typeof emailSearch>>['set'];
};

/** Folder or label, search, open e-mail, and open draft. */
export function useMailAddress(): MailAddress {
  const { folder, label } = useParams({ strict: false });
  const { query, set } = useListState(emailSearch);
  const place = useMemo(() => placeOf({ folder, label }), [folder, label]);
  const { q, since, until, unread } = query;
  const view = useMemo(
    () =>
      ({
        ...{ folder: place?.folder ?? 'inbox', label: place?.label ?? '', q },
        ...{ ...(since && { since }), ...(until && { until }), ...(unread && { unread }) },
      }) as const,
    [place, q, since, until, unread],
  );
  const draft = query.draft === undefined || query.draft === 'new' ? query.draft : Number(query.draft);
  return { place, view, mail: query.mail, draft, to: query.to, set };
}
