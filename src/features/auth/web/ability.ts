import { createMongoAbility } from '@casl/ability';
import type { AbilityRule } from '../contract.ts';

/** What somebody must be allowed to do to see a thing. */
export type Need = AbilityRule;

/** Without a session one may see the pages that lead to one. */
const signedOut: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** What the reader may do; it tells those who watch it when that changes. */
export const ability = createMongoAbility(signedOut);

export function allow(rules: AbilityRule[] | undefined): void {
  ability.update(rules ?? signedOut);
}

export function may({ action, subject }: Need): boolean {
  return ability.can(action, subject);
}
