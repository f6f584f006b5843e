import { expect, test } from 'vitest';
import { demoAccounts, demoHashes } from './demo.ts';
import { isOutdated, isPassword } from './passwords/passwords.ts';

test('demo passwords are hashed with the current parameters', async () => {
  for (const { password } of demoAccounts) {
    const hash = demoHashes[password] ?? null;
    expect(await isPassword(password, hash), password).toBe(true);
    expect(isOutdated(hash ?? ''), password).toBe(false);
  }
});
