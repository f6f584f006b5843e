// Hashes that link entries to one another, and their seals: HMACs that only who knows SECRET_KEY can make.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, keyIdOf } from '#kit/server/secrets/secretKeys.ts';
import type { AuditEvent } from '../../contract.ts';
import type { AuditChainTable } from '../tables.ts';

/** `newest`, `previous`: valid, by which key; `foreign`: of a key that is not configured; `none`: there is no seal. */
export type SealCheck = 'newest' | 'previous' | 'wrong' | 'foreign' | 'none';

export interface Seals {
  /** Whether there is a SECRET_KEY. */
  readonly isKeyed: boolean;
  /** @returns what to store: `<id of the key>.<HMAC>`; empty without SECRET_KEY */
  seal(text: string): string;
  check(text: string, seal: string): SealCheck;
}

/** @param secretKeys the newest first: it seals, all are accepted */
export function makeSeals(secretKeys: readonly string[]): Seals {
  const keys = secretKeys.map((secretKey) => ({ keyId: keyIdOf(secretKey), key: deriveKey(secretKey, 'audit log') }));
  const [newest] = keys;
  return {
    isKeyed: newest !== undefined,
    seal: (text) => (newest ? `${newest.keyId}.${hmac(newest.key, text).toString('base64url')}` : ''),
    check: (text, seal) => {
      if (seal === '') return 'none';
      const [keyId, given = ''] = seal.split('.');
      const used = keys.find((each) => each.keyId === keyId);
      if (!used) return 'foreign';
      const [right, found] = [hmac(used.key, text), Buffer.from(given, 'base64url')];
      if (right.length !== found.length || !timingSafeEqual(right, found)) return 'wrong';
      return used === newest ? 'newest' : 'previous';
    },
  };
}

export const isValid = (check: SealCheck) => check === 'newest' || check === 'previous';

/** The hash of an entry at this place, after the entry with the hash `before`. Columns that are derived from others are left out. */
export function hashOf(position: number, before: string, event: AuditEvent): string {
  const { id, at, kind, actor_id, actor_name, subject_type, subject_id, subject_name, address, user_agent, details } = event;
  const content = [id, at, kind, actor_id, actor_name, subject_type, subject_id, subject_name, address, user_agent, sorted(details)];
  return createHash('sha256')
    .update(JSON.stringify([position, before, content]))
    .digest('base64url');
}

/** What the seal of an entry covers. */
export const entryText = (hash: string) => `entry ${hash}`;

/** What the seal of an end of the chain covers. */
export function stateText({ place, position, hash, at, faults }: Omit<AuditChainTable, 'faults'> & { faults: number }): string {
  return JSON.stringify([place, position, hash, at, faults]);
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** With the keys of objects in order, since PostgreSQL stores them in its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
