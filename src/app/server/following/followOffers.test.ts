// Who works on an offer follows its notice, and is told at once what endangers the offer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount, password } from '#features/auth/server/testAccount.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { TestMailServer } from '#kit/server/testing/testMailServer.ts';
import { type Call, demoAdmin, moment, type TestServer, testServer } from '#kit/server/testing/testServer.ts';
import { notificationsOf } from './testFollowing.ts';

type Person = { id: number; email: string; call: Call };
const mails = new TestMailServer();
let server: TestServer;
let admin: Call;
let owner: Person;
let other: Person;
let notice: number;
let sequence = 1000;

beforeAll(async () => {
  server = await testServer({ demo: true, env: { SMTP_URL: await mails.listen(), PUBLIC_URL: 'https://certame.example' } });
  admin = await server.as(demoAdmin);
});
afterAll(async () => {
  await server.close();
  await mails.close();
});
beforeEach(async () => {
  [owner, other] = [await person(), await person()];
  sequence++;
  await change({});
  const imported = server.database.read.selectFrom('licitacoes').select('id').where('controle', '=', controlNumber(sequence));
  notice = (await imported.executeTakeFirstOrThrow()).id;
});

async function person(): Promise<Person> {
  const account = await createAccount(server);
  return { ...account, call: await server.as({ email: account.email, password }) };
}
let minute = 0;
/** Imports the notice as it is then. */
async function change(fields: object): Promise<void> {
  minute++;
  const at = new Date(Date.UTC(2026, 4, 9, 0, minute)).toISOString().slice(0, 19);
  await importFile(admin, [pncpRecord({ numeroControlePNCP: controlNumber(sequence), dataAtualizacaoGlobal: at, ...fields })]);
}
const begin = async ({ call }: Person): Promise<number> => (await call('POST /api/propostas', { licitacao: notice })).json().id;
async function changed(offer: number, part: string, body: object): Promise<void> {
  const { version } = (await owner.call(`GET /api/propostas/${offer}`)).json();
  const answer = await owner.call(`PUT /api/propostas/${offer}${part}` as 'PUT /api', { version, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
}
const share = (offer: number, ...people: Person[]) =>
  changed(offer, '/acesso', { escritorio: null, pessoas: people.map(({ id }) => ({ id, papel: 'leitor' })) });
async function follows({ call }: Person): Promise<boolean> {
  const { marks } = (await call(`GET /api/follows/marks?kind=licitacao&items=${notice}`)).json() as { marks: object[] };
  return marks.length > 0;
}
const unfollow = ({ call }: Person) => call(`DELETE /api/follows/licitacao/${notice}`);

describe('the notice of an offer is followed', () => {
  test('by its owner from its beginning, at the stage of preparing one', async () => {
    expect(await follows(owner)).toBe(false);
    await begin(owner);
    expect((await owner.call('GET /api/follows')).json().follows).toMatchObject([{ item: notice, stage: 'proposal' }]);
    expect(await follows(other)).toBe(false);
  });

  test('by named people and the person responsible, until they lose the offer', async () => {
    const offer = await begin(owner);
    await share(offer, other);
    expect(await follows(other)).toBe(true);
    await share(offer);
    expect(await follows(other)).toBe(false);
    await changed(offer, '', { responsavel: other.id });
    expect(await follows(other)).toBe(true);
    await owner.call(`DELETE /api/propostas/${offer}`);
    expect([await follows(owner), await follows(other)]).toEqual([false, false]);
    await owner.call(`POST /api/propostas/${offer}/restore`);
    expect([await follows(owner), await follows(other)]).toEqual([true, true]);
  });

  test('by who is made responsible for many, not any more once that is undone', async () => {
    const { before } = (await owner.call('PUT /api/propostas/responsavel', { licitacoes: [notice], responsavel: other.id })).json();
    expect([await follows(owner), await follows(other)]).toEqual([true, true]);
    await owner.call('POST /api/propostas/responsavel/undo', { before });
    expect([await follows(owner), await follows(other)]).toEqual([false, false]);
  });

  test('by nobody through the whole office, nor through an offer that has ended', async () => {
    const offer = await begin(owner);
    await changed(offer, '/acesso', { escritorio: 'editor', pessoas: [] });
    expect(await follows(other)).toBe(false);
    await changed(offer, '/etapa', { etapa: 'desistida', decisao_motivo: 'Longe.' });
    await share(offer, other);
    expect([await follows(owner), await follows(other)]).toEqual([true, false]);
  });

  test('no more by who stopped by hand, whatever becomes of the offer; again once they follow by hand', async () => {
    const offer = await begin(owner);
    await unfollow(owner);
    await changed(offer, '', { responsavel: other.id });
    await changed(offer, '/etapa', { etapa: 'preparando' });
    await begin(owner);
    expect([await follows(owner), await follows(other)]).toEqual([false, true]);
    await other.call('PUT /api/follows', { kind: 'licitacao', changes: [{ item: notice, stage: null }], keeps: false });
    await changed(offer, '/etapa', { etapa: 'enviada' });
    expect(await follows(other)).toBe(false);
    await owner.call(`PUT /api/follows/licitacao/${notice}`, {});
    expect(await follows(owner)).toBe(true);
  });

  test('still, as it was, if it was followed before or the follow was changed since', async () => {
    await owner.call(`PUT /api/follows/licitacao/${notice}`, { stage: 'analysing', note: 'Ver o edital.' });
    const offer = await begin(owner);
    await share(offer, other);
    await other.call(`PUT /api/follows/licitacao/${notice}`, { note: 'Minha nota.' });
    await owner.call(`DELETE /api/propostas/${offer}`);
    const { marks } = (await owner.call(`GET /api/follows/marks?kind=licitacao&items=${notice}`)).json();
    expect(marks).toMatchObject([{ stage: 'analysing', note: 'Ver o edital.' }]);
    expect(await follows(other)).toBe(true);
  });
});

/** The mail that the account received about the notice. */
async function mailTo({ email }: Person): Promise<string> {
  for (;;) {
    const mail = mails.taken.find(({ to }) => to.includes(email));
    if (mail) return mail.text;
    await moment();
  }
}
const queuedFor = ({ email }: Person) =>
  server.database.read.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
async function untilTold(who: Person): Promise<void> {
  await expect.poll(() => notificationsOf(who.call, 'follow.changed'), { timeout: 10_000, interval: 20 }).toHaveLength(1);
}

describe('who bids is told at once by bell and mail', () => {
  test.each([
    ['suspended', { situacaoCompraId: 4, situacaoCompraNome: 'Suspensa' }, 'Suspensa'],
    ['revoked', { situacaoCompraId: 2, situacaoCompraNome: 'Revogada' }, 'Revogada'],
    ['given another date', { dataEncerramentoProposta: '2026-07-01T09:00:00' }, '01/07/2026'],
  ])('that the notice was %s', async (_, fields, words) => {
    await begin(owner);
    await other.call(`PUT /api/follows/licitacao/${notice}`, {});
    await change(fields);
    const mail = await mailTo(owner);
    expect(mail).toContain(words);
    expect(mail).toContain(`https://certame.example/apps/invoice/preview/${notice}`);
    await untilTold(owner);
    await untilTold(other);
    // Only follows it.
    expect(await queuedFor(other)).toEqual([]);
  });

  test('by no mail of other changes, of what is muted, or once the offer has ended', async () => {
    await begin(owner);
    const offer = await begin(other);
    await owner.call('PUT /api/follows/settings', { mutedMail: ['suspensa'] });
    const { version } = (await other.call(`GET /api/propostas/${offer}`)).json();
    await other.call(`PUT /api/propostas/${offer}/etapa`, { version, etapa: 'desistida', decisao_motivo: 'Longe.' });
    await change({ situacaoCompraId: 4, situacaoCompraNome: 'Suspensa', objetoCompra: 'Pneus' });
    for (const who of [owner, other]) {
      await untilTold(who);
      expect(await queuedFor(who)).toEqual([]);
    }
  });
});
