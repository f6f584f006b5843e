// What this screen needs to know about owners of records. They belong to other features, so the app provides it.
import { createContext, useContext } from 'react';

export type OwnerFound = { id: number; label: string; words: string };

export type Owners = {
  /** First query key, so that results are refetched with it. */
  topic: string;
  find(q: string, signal: AbortSignal): Promise<OwnerFound[]>;
  /** The owner with that key; undefined when it is not imported. */
  byKey(key: string, signal: AbortSignal): Promise<OwnerFound | undefined>;
  /** The key to store for records of the owner; empty when it can have none. */
  keyOf(id: number): Promise<string>;
  /** The typed text as a key; undefined for search terms. */
  keyIn(typed: string): string | undefined;
};

const Plugged = createContext<Record<'notice' | 'bill', Owners> | undefined>(undefined);
export const OwnersProvider = Plugged.Provider;

export function useOwners(of: 'notice' | 'bill'): Owners {
  const owners = useContext(Plugged);
  if (!owners) throw new Error('Nobody plugged notices and bills in.');
  return owners[of];
}

const chambers: Record<string, string> = { camara: 'Câmara', senado: 'Senado' };

/** A readable key: `camara:2088351` as `Câmara 2088351`. */
export function ownerName(key: string): string {
  return key.replace(/^(camara|senado):/, (_, chamber: string) => `${chambers[chamber]} `);
}
