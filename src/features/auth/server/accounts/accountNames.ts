// E-mail and username of a new account: both are unique, ignoring case.
import { cutText } from '#kit/cutText.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { findTakenNames } from '../tables.ts';

/** Generates a free username from the e-mail address. */
export async function generateUsername(db: Queries, email: string): Promise<string> {
  const [local = ''] = email.split('@');
  const stem = cutText(local.replace(/[^\p{L}\p{N}._-]/gu, '') || 'user', 30).padEnd(2, '-');
  for (let number = 1; ; number++) {
    const username = number === 1 ? stem : `${stem}${number}`;
    if (!(await findTakenNames(db, { username })).username) return username;
  }
}
