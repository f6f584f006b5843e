// What is derived from SECRET_KEY: a key for each purpose, and an id that names the SECRET_KEY without revealing it.
import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;
const ID_BYTES = 8;
/** In hexadecimal digits. */
export const KEY_ID_LENGTH = 2 * ID_BYTES;

/** The data was written with a SECRET_KEY that is not set now, or the servers have another one. The message is for the operator. */
export class SecretKeyMissing extends Error {}

/** A key of 256 bits for `purpose` only: keys of different purposes say nothing about each other. */
export function deriveKey(secretKey: string, purpose: string): Buffer {
  return derive(secretKey, `certame ${purpose}`, KEY_BYTES);
}

/** Names this SECRET_KEY beside what was made with it; 16 hexadecimal digits. */
export function keyIdOf(secretKey: string): string {
  return derive(secretKey, 'certame key id', ID_BYTES).toString('hex');
}

function derive(secretKey: string, info: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', info, length));
}
