// Going from one item's page to the next in the order of the list that it was opened from.
import { createContext } from 'react';
import { stringifySearch } from './search.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The ids of the list, if its order is not in the address. */
    walk?: readonly number[];
  }
}

/** The ids in the order shown, for links to their pages. */
export const Walked = createContext<readonly number[] | undefined>(undefined);

/** An item of a list, and its position there, from 1. */
export type Place = { id: number; position: number };

let last: (Place & { list: string }) | undefined;

/**
 * Remembers where the user has got to, so that the list shows it when they come back.
 * @param list the list's search parameters
 */
export function rememberPlace(list: object, place: Place): void {
  last = { ...place, list: nameOf(list) };
}

/** @returns where the user has got to in this list, once; undefined if it was another one */
export function takePlace(list: object): Place | undefined {
  const place = last;
  last = undefined;
  return place?.list === nameOf(list) ? place : undefined;
}

/** Its page does not matter. */
function nameOf(list: object): string {
  return stringifySearch({ ...list, page: undefined });
}
