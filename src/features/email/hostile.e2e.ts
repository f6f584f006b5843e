// Hostile mails, opened in a real browser: no script runs, no request is sent, nothing poses as the application.
import { hostileHtml } from '#kit/testHostileHtml.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

// The context gets a function.
test.use({ fresh: true });

/** Records everything that such a mail might do. */
async function watch(page: Page): Promise<string[]> {
  const happened: string[] = [];
  // In every frame, so that a script in a mail finds it.
  await page.context().exposeFunction('hit', () => happened.push('a program ran'));
  page.on('dialog', (dialog) => happened.push(`a dialog: ${dialog.message()}`));
  page.context().on('page', (opened) => happened.push(`a window: ${opened.url()}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).hostname !== '127.0.0.1') happened.push(`asked ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    const { pathname, protocol } = new URL(frame.url());
    const isOurs = /^\/(api\/email\/frames\/\d+|apps\/email|mark\.svg)/.test(pathname) || protocol === 'about:';
    if (!isOurs) happened.push(`went to ${frame.url()}`);
  });
  return happened;
}

/** Signs in a new user who has sent themselves these messages. @returns the ids of the received mails, by subject */
async function withMails(page: Page, messages: Record<string, string>) {
  const account = await newAccount(page);
  const { accessToken } = await (await page.request.post('/jwt/login', { data: account })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  // One after the other: the time to send must still be in the future when the server reads the request.
  for (const [subject, message] of Object.entries(messages)) {
    const to = [{ name: '', email: account.email }];
    const draft = await page.request.post('/api/email/drafts', { headers, data: { to, cc: [], bcc: [], subject, message } });
    expect(draft.status(), subject).toBe(201);
    const at = new Date(Date.now() + 2000).toISOString();
    expect((await page.request.post(`/api/email/drafts/${(await draft.json()).id}/send`, { headers, data: { at } })).status()).toBe(200);
  }
  const arrived = new Map<string, number>();
  const count = Object.keys(messages).length;
  await expect(async () => {
    for (const at of [1, 2]) {
      const { emails } = await (await page.request.get(`/api/email?folder=inbox&perPage=100&page=${at}`, { headers })).json();
      for (const { subject, id } of emails) arrived.set(subject, id);
    }
    expect(arrived.size).toBe(count);
  }).toPass();
  return { account, headers, arrived };
}

test('a hostile mail runs and requests nothing in its frame', async ({ page }) => {
  test.setTimeout(120_000);
  const happened = await watch(page);
  const { account, headers, arrived } = await withMails(page, hostileHtml);
  await openAs(page, account, '/apps/email/inbox');
  const addresses = await Promise.all(
    [...arrived].map(async ([subject, id]) => {
      const { frame } = await (await page.request.get(`/api/email/mails/${id}`, { headers })).json();
      return [subject, frame as string] as const;
    }),
  );
  for (const skin of ['', '&dark=true']) {
    const left = await page.evaluate(
      (all) =>
        Promise.all(
          all.map(async ([subject, address]) => {
            const box = document.createElement('iframe');
            // Even without the attribute, the response's own policy applies.
            box.src = address;
            const loaded = new Promise((resolve) => box.addEventListener('load', resolve));
            document.body.append(box);
            await loaded;
            const page = box.contentDocument;
            const names = [...(page?.querySelectorAll('*') ?? [])].map(({ localName }) => localName);
            for (const one of page?.querySelectorAll<HTMLElement>('body *') ?? [])
              one.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
            box.remove();
            const live = names.filter((name) => /^(script|iframe|object|embed|svg|math|form|input|base|link|template)$/.test(name));
            return { subject, live: live.join(), isEmpty: names.length === 0 };
          }),
        ),
      addresses.map(([subject, frame]) => [subject, frame + skin] as const),
    );
    expect(left).toEqual(addresses.map(([subject]) => ({ subject, live: '', isEmpty: false })));
  }
  expect(happened).toEqual([]);
});

test('a hostile mail runs and requests nothing where it is read and quoted', async ({ page }) => {
  const happened = await watch(page);
  // All cleaned mails in one: an unclosed element would hide the rest.
  const some = Object.fromEntries(Object.entries(hostileHtml).filter(([what]) => /picture|address|quote|names|handler|style/.test(what)));
  const { account, headers, arrived } = await withMails(page, some);
  const cleaned: string[] = [];
  for (const id of arrived.values())
    cleaned.push((await (await page.request.get(`/apps/email/get-email?id=${id}`, { headers })).json()).message);
  const { account: reader, arrived: all } = await withMails(page, { 'Todos de uma vez': `<p>Tudo junto</p>${cleaned.join('')}` });
  expect(account.email).not.toBe(reader.email);
  await openAs(page, reader, `/apps/email/inbox?mail=${all.get('Todos de uma vez')}`);
  await expect(page.frameLocator('iframe').first().getByText('Tudo junto')).toBeVisible();
  await page.getByRole('button', { name: 'Responder', exact: true }).first().click();
  const editor = page.locator('[contenteditable=true]');
  await expect(editor.getByText('Tudo junto')).toBeVisible();
  await expect(editor.locator('script, iframe, svg, form, [onclick], [onerror], a[href^=javascript]')).toHaveCount(0);
  expect(happened).toEqual([]);
});
