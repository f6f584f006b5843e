// What the `screens.ts` of a feature lists by the name of its address. It is fetched with the first screen, not with the login page.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { TObject } from '#kit/schema.ts';
import type { TextsName } from '../locale/i18n.ts';

/**
 * The queries that a screen shows first, by the parameters of its address. They are fetched while the screen is being loaded, and when
 * the pointer rests on a link to it. `first` in the feature's `addresses.ts` names their calls, which the page starts even earlier.
 */
export type FirstQueries = (asked: {
  search: Record<string, unknown>;
  params: Record<string, string | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: each query has other data
}) => readonly FetchQueryOptions<any, Error, any, QueryKey>[];

export type Screen<Query extends TObject = never> = {
  /** Catalogues that are loaded before the screen is shown. */
  texts: readonly TextsName[];
  fetchComponent: () => Promise<ComponentType>;
  fetchFirst?: (() => Promise<FirstQueries>) | undefined;
  /** Only a type: the parameters that the screen reads from its address. */
  query?: Query;
};

/** `screen<typeof chatSearch>(['chat'], () => import('./ChatScreen.tsx').then(({ ChatScreen }) => ChatScreen))` */
export function screen<Query extends TObject = never>(
  texts: readonly TextsName[],
  fetchComponent: () => Promise<ComponentType>,
  fetchFirst?: () => Promise<FirstQueries>,
): Screen<Query> {
  return { texts, fetchComponent, fetchFirst };
}
