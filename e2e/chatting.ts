// Users who chat with each other, and locators of the chat.
import { expect, type Page } from './fixtures.ts';
import { newAccount } from './signedIn.ts';

export type Person = { id: number; name: string; account: Awaited<ReturnType<typeof newAccount>>; headers: { authorization: string } };

/** A new user, with the headers for API calls. */
export async function person(page: Page): Promise<Person> {
  const account = await newAccount(page);
  const login = await (await page.request.post('/jwt/login', { data: account })).json();
  return { id: login.userData.id, name: account.username, account, headers: { authorization: `Bearer ${login.accessToken}` } };
}

export async function say(page: Page, from: Person, to: Person, message: string): Promise<{ id: number }> {
  const key = `key-${Math.random().toString(36).slice(2)}-${Date.now()}`;
  const address = `/api/chat/contacts/${to.id}/messages`;
  const answer = await page.request.post(address, { headers: from.headers, data: { message, key } });
  expect(answer.status()).toBe(201);
  return await answer.json();
}

export const chatWith = (one: Person) => `/apps/chat?contact=${one.id}`;
export const row = (page: Page, one: Person) =>
  page.getByRole('navigation', { name: 'Lista de conversas' }).getByRole('link', { name: one.name });
export const messages = (page: Page) => page.getByRole('region', { name: /^Mensagens com/ });
export const bubble = (page: Page, words: string) => messages(page).getByRole('listitem').filter({ hasText: words });
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Mensagem para/ });
export const send = async (page: Page, words: string) => {
  await composer(page).fill(words);
  await composer(page).press('Enter');
};
