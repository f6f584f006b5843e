// Whether a process has the keys of the audit log, before it records anything: an entry under another key would break the chain for good.
import type { Queries } from '#kit/server/database/database.ts';
import type { Seals } from '#kit/server/secrets/seals.ts';
import { SecretKeyMissing } from '#kit/server/secrets/secretKeys.ts';
import { stateText } from './hashes.ts';

/**
 * A server may bring the log under a new key at its start; a command may not, since servers that run have another one.
 * @throws {SecretKeyMissing}
 */
export async function checkChainKeys(db: Queries, seals: Seals, isServer: boolean): Promise<void> {
  if (!seals.isKeyed) return;
  for (const state of await db.selectFrom('audit_chain').selectAll().execute()) {
    const check = seals.check(stateText(state), state.seal);
    if (check === 'foreign') throw new SecretKeyMissing(foreign(state.seal.split('.')[0] ?? ''));
    if (!isServer && state.place === 'end' && (check === 'none' || check === 'previous')) throw new SecretKeyMissing(notStarted);
  }
}

const foreign = (keyId: string) =>
  `The audit log is sealed with another SECRET_KEY (id ${keyId}). Put that value into SECRET_KEY, or into SECRET_KEY_PREVIOUS if it was replaced. If it is lost, see "The audit log" in docs/operations.md.`;
const notStarted =
  'The audit log is not sealed with this SECRET_KEY yet. Run commands with the same SECRET_KEY as the servers, or start a server with the new one first.';
