// What the reader may do. Whoever knows the session says so; screens ask, and the server decides again for itself.
import { createMongoAbility } from '@casl/ability';
import { useSyncExternalStore } from 'react';

/** What somebody must be allowed to do to see a thing. */
export type Need = { action: string; subject: string };

/** Without a session one may see the pages that lead to one. */
const signedOut: Need[] = [{ action: 'read', subject: 'Auth' }];

const ability = createMongoAbility(signedOut);

export function allow(rules: Need[] | undefined): void {
  ability.update(rules ?? signedOut);
}

export function may({ action, subject }: Need): boolean {
  return ability.can(action, subject);
}

/** Whether the reader may; renders anew when that changes. */
export function useMay(need: Need): boolean {
  return useSyncExternalStore(
    (changed) => ability.on('updated', changed),
    () => may(need),
  );
}

/** The ability that admins alone have: they also remove notices and edit accounts. */
export const administers: Need = { action: 'read', subject: 'dnsUpload' };
