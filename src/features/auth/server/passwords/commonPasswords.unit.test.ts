import { expect, test } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

test.each([
  ...['password', 'PassWord', 'ｐａｓｓｗｏｒｄ', 'senha123', 'Senha2026!', 'flamengo10', 'admin123#', 'qwertyuiop'],
  ...['00000000', 'abababab', '87654321', 'abcdefgh', 'zyxwvuts'],
])('%s is common', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

test.each(['uma senha comprida', 'correct horse battery', 'mesa vela rio doze', 'x8372910', 'Vx7#kQ2p', 'rio-doze-2026', 'acegikmo'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);
