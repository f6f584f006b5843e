// Seals: HMACs that only who knows SECRET_KEY can make.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, keyIdOf } from './secretKeys.ts';

/** `newest`, `previous`: valid, by which key; `foreign`: of a key that is not configured; `none`: there is no seal. */
export type SealCheck = 'newest' | 'previous' | 'wrong' | 'foreign' | 'none';

export interface Seals {
  /** Whether there is a SECRET_KEY. */
  readonly isKeyed: boolean;
  /** @returns what to store: `<id of the key>.<HMAC>`; empty without SECRET_KEY */
  seal(text: string): string;
  check(text: string, seal: string): SealCheck;
}

/**
 * @param secretKeys the newest first: it seals, all are accepted
 * @param purpose a seal is valid for its purpose only
 */
export function makeSeals(secretKeys: readonly string[], purpose: 'audit log' | 'backup'): Seals {
  const keys = secretKeys.map((secretKey) => ({ keyId: keyIdOf(secretKey), key: deriveKey(secretKey, purpose) }));
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

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
