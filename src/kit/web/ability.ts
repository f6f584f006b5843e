// What the reader may do. Whoever knows the session says so; screens ask, and the server decides again for itself.
import { Ability } from '@casl/ability';
import { useSyncExternalStore } from 'react';

/** What somebody must be allowed to do to see a thing. */
export type Need = { action: string; subject: string };

/** Without a session one may see the pages that lead to one. */
const signedOut: Need[] = [{ action: 'read', subject: 'Auth' }];

/** Our rules bear no conditions, so CASL's matcher of conditions need not come along. */
const ability = new Ability(signedOut);

let readerId: number | undefined;

/** Says who reads from now on and what they may; undefined when nobody is signed in. */
export function allow(reader: { id: number; ability: Need[] } | undefined): void {
  readerId = reader?.id;
  ability.update(reader?.ability ?? signedOut);
}

export function may({ action, subject }: Need): boolean {
  return ability.can(action, subject);
}

/** Calls back when what the reader may do was said anew, as when somebody signs in or out. */
export function onAbilityChange(listener: () => void): () => void {
  return ability.on('updated', listener);
}

/** The reader's own account, for what is one's own among many things. */
export function useCurrentUserId(): number | undefined {
  return useSyncExternalStore(onAbilityChange, () => readerId);
}

/** Whether this account is the reader's own. */
export function useIsOwn(id: number): boolean {
  return useSyncExternalStore(onAbilityChange, () => readerId === id);
}

/** Whether the reader may; renders anew when that changes. */
export function useMay(need: Need): boolean {
  return useSyncExternalStore(onAbilityChange, () => may(need));
}
