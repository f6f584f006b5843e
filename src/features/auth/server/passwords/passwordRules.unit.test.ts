import { expect, test } from 'vitest';
import { mustBeHardToGuess } from './passwordRules.ts';

const account = { email: 'marina@example.org', username: 'marina.souza', appName: 'Pregões & Cia' };
const refusalOf = (password: string) =>
  mustBeHardToGuess(password, account, 'body.password', 'en').catch(({ faults }) => faults[0].message);

test.each(['certame2026', 'Certame!', '2026 Certame', 'Pregoes&Cia1', 'PREGÕES CIA', 'pregoescia99'])(
  '%s is the name of the system with few additions',
  async (password) => expect(await refusalOf(password)).toContain('name of this system'),
);

test.each(['certame dos pregões', 'certame-8372-9164', 'Pregoeira da Cia 7'])('%s is not', async (password) => {
  expect(await refusalOf(password)).toBeUndefined();
});
