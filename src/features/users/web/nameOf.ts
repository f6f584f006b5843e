import type { User } from '../contract.ts';

/** What somebody is called: by the username as long as they have not said their name. */
export function nameOf({ fullName, username }: Pick<User, 'fullName' | 'username'>): string {
  return fullName || username;
}
