import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedEmail } from '../../entities.ts';
import { pageQuery, perPage } from '../calls.ts';
import { isSameView } from '../mailCache.ts';
import type { MailView } from '../useMailAddress.ts';

export type MailPages = {
  /** The view on screen: the requested one, or the one before until it is loaded. */
  view: MailView;
  isStale: boolean;
  isPending: boolean;
  error: unknown;
  retry: () => void;
  total: number;
};

/** The first page of a view, which gives its total. */
export function useMailView(requested: MailView): MailPages {
  const first = useQuery({ ...pageQuery(requested, 1), placeholderData: keepPreviousData });
  const [view, setView] = useState(requested);
  const isStale = first.isPlaceholderData;
  if (!isStale && !isSameView(view, requested)) setView(requested);
  return {
    view: isStale ? view : requested,
    isStale,
    isPending: first.isPending,
    error: first.data === undefined ? first.error : undefined,
    retry: () => void first.refetch(),
    total: first.data?.total ?? 0,
  };
}

/** The e-mails between two indexes of a view, by index; those not loaded yet are left out. */
export function useMailsBetween(view: MailView, from: number, to: number): Map<number, ListedEmail> {
  const first = Math.floor(from / perPage) + 1;
  const last = Math.floor(Math.max(from, to) / perPage) + 1;
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const pages = useQueries({ queries: numbers.map((page) => pageQuery(view, page)) });
  return new Map(
    pages.flatMap(({ data }, at) => (data?.emails ?? []).map((mail, index) => [((numbers[at] ?? 1) - 1) * perPage + index, mail] as const)),
  );
}
