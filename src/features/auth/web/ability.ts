import { Ability } from '@casl/ability';
import { useSyncExternalStore } from 'react';
import type { AbilityRule } from '../contract.ts';

/** What somebody must be allowed to do to see a thing. */
export type Need = AbilityRule;

/** Without a session one may see the pages that lead to one. */
const signedOut: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** What the reader may do. Our rules bear no conditions, so CASL's matcher of conditions need not come along. */
const ability = new Ability(signedOut);

export function allow(rules: AbilityRule[] | undefined): void {
  ability.update(rules ?? signedOut);
}

export function may({ action, subject }: Need): boolean {
  return ability.can(action, subject);
}

/** `may` for components: they render anew when the reader's abilities change. */
export function useMay(): typeof may {
  useSyncExternalStore(
    (changed) => ability.on('updated', changed),
    () => ability.rules,
  );
  return may;
}
