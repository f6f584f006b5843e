// The secrets in the database and SECRET_KEY, checked at each start before anything reads them.
import { checkChainKeys } from '#features/audit/server/chain/checkKeys.ts';
import { signingKeySecrets } from '#features/auth/server/sessions/keys.ts';
import { twoStepSecrets } from '#features/auth/server/twoStep/twoStep.ts';
import { mailSecrets } from '#features/outbox/server/mailer.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Cipher } from '#kit/server/secrets/cipher.ts';
import type { Seals } from '#kit/server/secrets/seals.ts';
import { keyIdOf, SecretKeyMissing } from '#kit/server/secrets/secretKeys.ts';
import { countByKey, encryptStored } from '#kit/server/secrets/storedSecrets.ts';
import { type Config, isReachable } from './config.ts';

/** Stored signing keys are left out: without SECRET_KEY, new ones are generated. */
const needed = [twoStepSecrets, mailSecrets];

/** What the operator has to know, for the log. */
export type SecretNote = { level: 'info' | 'warn' | 'error'; text: string };

/**
 * Checks that the keys of all secrets and of the audit log are configured.
 * @throws {SecretKeyMissing} with the variable to set
 */
export async function checkSecretKeys({ read }: Database, seals: Seals, config: Config, isServer: boolean): Promise<void> {
  const counts = await countByKey(read, needed);
  const ours = config.secretKeys.map(keyIdOf);
  if (ours.length === 0 && counts.size > 0) throw new SecretKeyMissing(missing(sum(counts)));
  // Values without the id of a key are damaged, or were given up with their key.
  const others = new Map([...counts].filter(([keyId]) => /^[0-9a-f]+$/.test(keyId) && !ours.includes(keyId)));
  if (others.size > 0) throw new SecretKeyMissing(foreign(others));
  await checkChainKeys(read, seals, isServer);
}

/** Encrypts stored secrets under the newest key; without one, nothing changes. What cannot be decrypted is left as it is. */
export async function prepareSecrets(database: Database, cipher: Cipher, config: Config): Promise<SecretNote[]> {
  if (cipher.keyId === null) {
    const hint = 'SECRET_KEY is missing: secrets of second steps, links in unsent mails and signing keys are stored readable.';
    return isReachable(config) ? [{ level: 'warn', text: `${hint} Set it to 32 random characters or more.` }] : [];
  }
  const { encrypted, unreadable } = await encryptStored(database, cipher, needed);
  // Stored signing keys that cannot be read end by themselves within a day.
  const keys = await encryptStored(database, cipher, [signingKeySecrets]);
  const all = encrypted + keys.encrypted;
  const notes: SecretNote[] = [];
  if (all > 0) notes.push({ level: 'info', text: `${all} stored secrets were encrypted under the present SECRET_KEY.` });
  if (unreadable > 0)
    notes.push({ level: 'error', text: `${unreadable} stored secrets are damaged or given up, and cannot be decrypted. ${codes}` });
  if (keys.unreadable > 0) notes.push({ level: 'warn', text: `${keys.unreadable} stored signing keys cannot be decrypted: ${ended}` });
  return notes;
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, n) => all + n, 0);
const codes = 'Users with such a second step sign in with a recovery code, or an admin removes it.';
const ended = 'sessions that they signed have ended.';
const lost = 'If it is lost, see "Secrets in the data" in docs/operations.md.';

const missing = (count: number) =>
  `SECRET_KEY is not set, but ${count} secrets in the data are encrypted under it (second steps, links in mails). Set the value that was used before. ${lost}`;

const foreign = (counts: Map<string, number>) =>
  `${sum(counts)} secrets in the data are encrypted under another SECRET_KEY (id ${[...counts.keys()].join(', ')}). Put that value into SECRET_KEY, or into SECRET_KEY_PREVIOUS if it was replaced. ${lost}`;
