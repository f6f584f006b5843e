// The user's permissions, set from the session. Screens use them for display; the server checks again.
import { useStoreValue } from './device/useStoreValue.ts';

/** A required permission. */
export type Need = { action: string; subject: string };

/** Without a session only the sign-in pages are allowed. */
const signedOut: Need[] = [{ action: 'read', subject: 'Auth' }];

let rules = signedOut;
let readerId: number | undefined;
const listeners = new Set<() => void>();

/** Sets the user and their permissions; undefined without a session. */
export function allow(reader: { id: number; ability: Need[] } | undefined): void {
  readerId = reader?.id;
  rules = reader?.ability ?? signedOut;
  for (const listener of listeners) listener();
}

/** The action `manage` stands for all actions, the subject `all` for all subjects. */
export function may({ action, subject }: Need): boolean {
  return rules.some((rule) => ['manage', action].includes(rule.action) && ['all', subject].includes(rule.subject));
}

/** Calls back when the permissions change, such as on sign-in and sign-out. */
export function onAbilityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user's account id. */
export function useCurrentUserId(): number | undefined {
  return useStoreValue(onAbilityChange, () => readerId);
}

/** Whether this is the user's own account. */
export function useIsOwn(id: number): boolean {
  return useStoreValue(onAbilityChange, () => readerId === id);
}

/** Whether the user has the permission; rerenders on change. */
export function useMay(need: Need): boolean {
  return useStoreValue(onAbilityChange, () => may(need));
}
