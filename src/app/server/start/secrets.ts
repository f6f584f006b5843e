// The secrets in the database and SECRET_KEY, checked at each start before anything reads them.
import { signingKeySecrets } from '#features/auth/server/sessions/keys.ts';
import { twoStepSecrets } from '#features/auth/server/twoStep/twoStep.ts';
import { mailSecrets } from '#features/outbox/server/mailer.ts';
import type { Database } from '#kit/server/database/database.ts';
import { type Cipher, remedy } from '#kit/server/secrets/cipher.ts';
import { SecretKeyMissing } from '#kit/server/secrets/secretKeys.ts';
import { countEncrypted, encryptStored } from '#kit/server/secrets/storedSecrets.ts';
import { type Config, isReachable } from './config.ts';

/** Stored signing keys are left out: without SECRET_KEY, new ones are generated. */
const needed = [twoStepSecrets, mailSecrets];

/** What the operator has to know, for the log. */
export type SecretNote = { level: 'info' | 'warn' | 'error'; text: string };

/**
 * Encrypts stored secrets under the newest key; without one, nothing changes. What no configured key decrypts is left as it is.
 * @throws {SecretKeyMissing}
 */
export async function prepareSecrets(database: Database, cipher: Cipher, config: Config): Promise<SecretNote[]> {
  if (cipher.keyId === null) {
    const encrypted = await countEncrypted(database.read, needed);
    if (encrypted > 0) throw new SecretKeyMissing(missing(encrypted));
    const hint = 'SECRET_KEY is missing: secrets of second steps, links in unsent mails and signing keys are stored readable.';
    return isReachable(config) ? [{ level: 'warn', text: `${hint} Set it to 32 random characters or more.` }] : [];
  }
  const { encrypted, unreadable, keyIds } = await encryptStored(database, cipher, [...needed, signingKeySecrets]);
  const notes: SecretNote[] = [];
  if (encrypted > 0) notes.push({ level: 'info', text: `${encrypted} stored secrets were encrypted under the present SECRET_KEY.` });
  if (unreadable > 0) notes.push({ level: 'error', text: foreign(unreadable, keyIds) });
  return notes;
}

const missing = (count: number) =>
  `SECRET_KEY is not set, but ${count} secrets in the data are encrypted under it (second steps, links in mails). Set the value that was used before. If it is lost, set a new one: users then sign in with a recovery code, or an admin removes their second step.`;

const foreign = (count: number, keyIds: string[]) =>
  keyIds.length === 0
    ? `${count} stored secrets are damaged, and cannot be decrypted.`
    : `${count} stored secrets are encrypted under another SECRET_KEY (id ${keyIds.join(', ')}). ${remedy} Until then, users with a second step sign in with a recovery code, or an admin removes it. Signing keys among them end by themselves within a day.`;
