// The login page has its own names of roles, since the whole catalogue is too large for it.
import { expect, it } from 'vitest';
import { roleNames } from '#kit/accountNames.ts';

it.each(['pt', 'en', 'fr', 'de'] as const)('calls roles at sign-in what they are called elsewhere: %s', async (language) => {
  const { texts } = (await import(
    new URL(`../../features/auth/web/texts/${language}.ts`, import.meta.url).href
  )) as typeof import('#features/auth/web/texts/pt.ts');
  const { admin, subscriber } = roleNames[language];
  expect(texts.role).toEqual({ admin, client: subscriber });
});
