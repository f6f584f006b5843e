import { describe, expect, test } from 'vitest';
import { makeCipher, UnreadableSecret } from './cipher.ts';
import { deriveKey, keyIdOf } from './secretKeys.ts';

const [first, second] = ['k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe', 'T5yUi1oPq8WzXc3vBn6mLk9jHg2fDs7A'];
const place = { table: 'two_step', id: 7 };
const secret = 'JBSWY3DPEHPK3PXP';

describe('without SECRET_KEY', () => {
  test('stores secrets as they are', () => {
    const cipher = makeCipher([]);
    expect(cipher.keyId).toBeNull();
    expect(cipher.encrypt(place, secret)).toBe(secret);
    expect(cipher.decrypt(place, secret)).toBe(secret);
  });

  test('refuses an encrypted value, and names the key that it needs', () => {
    const stored = makeCipher([first]).encrypt(place, secret);
    expect(() => makeCipher([]).decrypt(place, stored)).toThrow(UnreadableSecret);
    expect(() => makeCipher([]).decrypt(place, stored)).toThrow(keyIdOf(first));
  });
});

describe('with SECRET_KEY', () => {
  const cipher = makeCipher([first]);

  test('writes version, key and ciphertext, another one each time', () => {
    const stored = cipher.encrypt(place, secret);
    expect(stored).toMatch(/^enc1\.[0-9a-f]{16}\.[A-Za-z0-9_-]+$/);
    expect(stored).not.toContain(secret);
    expect(stored).toContain(`.${keyIdOf(first)}.`);
    expect(cipher.encrypt(place, secret)).not.toBe(stored);
    expect(cipher.decrypt(place, stored)).toBe(secret);
  });

  test('encrypts any text, also an empty one', () => {
    for (const text of ['', 'Olá, Ação!\n\nhttps://x.example/#a', 'enc1.'])
      expect(cipher.decrypt(place, cipher.encrypt(place, text))).toBe(text);
  });

  test('reads a value of before it was set', () => {
    expect(cipher.decrypt(place, secret)).toBe(secret);
  });

  test('refuses a value that was given up with its key', () => {
    const stored = cipher.encrypt(place, secret).replace(`enc1.${keyIdOf(first)}.`, 'enc1.lost.');
    for (const any of [cipher, makeCipher([])]) expect(() => any.decrypt(place, stored)).toThrow(UnreadableSecret);
  });

  test('refuses a value of another row or table', () => {
    const stored = cipher.encrypt(place, secret);
    for (const other of [
      { ...place, id: 8 },
      { ...place, table: 'mails' },
    ])
      expect(() => cipher.decrypt(other, stored)).toThrow(UnreadableSecret);
  });

  test('refuses a value of which any character was changed or is missing', () => {
    const stored = cipher.encrypt(place, secret);
    const start = stored.lastIndexOf('.') + 1;
    for (let at = start; at < stored.length; at++) {
      const changed = `${stored.slice(0, at)}${stored[at] === 'A' ? 'B' : 'A'}${stored.slice(at + 1)}`;
      // The last character has bits that belong to no byte.
      if (Buffer.from(changed.slice(start), 'base64url').equals(Buffer.from(stored.slice(start), 'base64url'))) continue;
      expect(() => cipher.decrypt(place, changed), changed).toThrow(UnreadableSecret);
    }
    for (const length of [start + 1, start + 10, start + 30])
      expect(() => cipher.decrypt(place, stored.slice(0, length))).toThrow(UnreadableSecret);
  });

  test('decrypts with a previous key, and encrypts with the newest', () => {
    const stored = cipher.encrypt(place, secret);
    const rotated = makeCipher([second, first]);
    expect(rotated.decrypt(place, stored)).toBe(secret);
    expect(rotated.encrypt(place, secret)).toContain(`.${keyIdOf(second)}.`);
    expect(() => makeCipher([second]).decrypt(place, stored)).toThrow('another SECRET_KEY');
  });
});

test('keys of different purposes differ, and the id is none of them', () => {
  const [one, other] = [deriveKey(first, 'one'), deriveKey(first, 'other')];
  expect(one.equals(other)).toBe(false);
  expect(one.toString('hex')).not.toContain(keyIdOf(first));
  expect(deriveKey(first, 'one').equals(one)).toBe(true);
});
