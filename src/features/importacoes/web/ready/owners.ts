// What the screen has to know of that which records of a file may belong to. It belongs to other features, so the app plugs it in.
import { createContext, useContext } from 'react';

export type OwnerFound = { id: number; label: string; words: string };

export type Owners = {
  /** First key of the queries: what is found is asked anew with it. */
  topic: string;
  find(q: string, signal: AbortSignal): Promise<OwnerFound[]>;
  /** The one of that key; undefined while it is not here. */
  byKey(key: string, signal: AbortSignal): Promise<OwnerFound | undefined>;
  /** The key under which what belongs to it is filed; empty where nothing can be. */
  keyOf(id: number): Promise<string>;
  /** The key that somebody typed; undefined where it is words to search for. */
  keyIn(typed: string): string | undefined;
};

const Plugged = createContext<Record<'notice' | 'bill', Owners> | undefined>(undefined);
export const OwnersProvider = Plugged.Provider;

export function useOwners(of: 'notice' | 'bill'): Owners {
  const owners = useContext(Plugged);
  if (!owners) throw new Error('Nobody plugged notices and bills in.');
  return owners[of];
}

const houses: Record<string, string> = { camara: 'Câmara', senado: 'Senado' };

/** A key as people read it: `camara:2088351` as `Câmara 2088351`. */
export function ownerName(key: string): string {
  return key.replace(/^(camara|senado):/, (_, house: string) => `${houses[house]} `);
}
