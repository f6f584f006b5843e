// The search of mail: how far it reaches, and its operators.
import { beforeEach, describe, expect, test } from 'vitest';
import { insertMail } from '../testMails.ts';
import { indexOldMessages } from './messageTexts.ts';
import { testMailbox } from './testMailbox.ts';

const box = testMailbox();
const find = async (q: string, folder = 'inbox', call = box.admin) =>
  (await call(`GET /api/email?folder=${folder}&q=${encodeURIComponent(q)}`))
    .json()
    .emails.map(({ subject }: { subject: string }) => subject);
const everywhere = async (q: string, call = box.admin) =>
  (await call(`GET /api/search?q=${encodeURIComponent(q)}`)).json().groups.find(({ group }: { group: string }) => group === 'mails') as {
    entries: { title: string; link: string }[];
    note: string;
  };

const paz = { name: 'Ângela Paz', email: 'angela@obras.example' };
const lima = { name: 'Rui Lima', email: 'rui@x.example' };

beforeEach(async () => {
  const boxes = [{ user: box.ids.admin }];
  const { database } = box.server;
  const garantia = { subject: 'Proposta', html: '<p>Segue a apólice de <b>seguro-garantia</b>.</p>', from: paz, to: [lima] };
  await insertMail(database, { ...garantia, at: '2026-07-01T12:00:00.000Z', files: ['Planilha orçamentária.xlsx'], boxes });
  const visita = { subject: 'Visita técnica', html: '<p>Na obra, em 30/06/2026.</p>', from: lima, cc: [paz] };
  // Late in the evening of 30 June in Brasília.
  await insertMail(database, { ...visita, at: '2026-07-01T02:30:00.000Z', boxes });
  await insertMail(database, { subject: 'Sorteio', html: '<p>Garantia de prêmio.</p>', boxes: [{ user: box.ids.admin, folder: 'spam' }] });
  const secret = { subject: 'Sigilo', html: '<p>Garantia da outra conta.</p>', files: ['Planilha.xlsx'] };
  await insertMail(database, { ...secret, boxes: [{ user: box.ids.client }] });
});

describe('words', () => {
  test.each([
    ['garantias', ['Proposta']],
    ['APOLICE seguro', ['Proposta']],
    ['"apólice de seguro"', ['Proposta']],
    ['orcament*', ['Proposta']],
    ['angela', ['Proposta', 'Visita técnica']],
    ['obras.example', ['Proposta', 'Visita técnica']],
    ['-garantia', ['Visita técnica']],
    ['–garantia', ['Visita técnica']],
    ['“seguro-garantia”', ['Proposta']],
    ['segurogarantia', ['Proposta']],
    ['apó\u00ADlice', ['Proposta']],
    ['isita tec', ['Visita técnica']],
    ['30/06/2026', ['Visita técnica']],
    ['2026-07-01', ['Proposta']],
    ['nada disso', []],
  ])('“%s” are found in subject, text, names and attachments', async (q, subjects) => {
    expect(await find(q)).toEqual(subjects);
  });

  test('the specification’s calls still search subjects only', async () => {
    expect(await box.subjects('?q=garantia')).toEqual([]);
    expect(await box.subjects('?q=proposta')).toEqual(['Proposta']);
  });
});

describe('operators', () => {
  test.each([
    ['de:ângela', ['Proposta']],
    ['DE:"rui lima"', ['Visita técnica']],
    ['de:“Rui Lima”', ['Visita técnica']],
    ['de:«rui lima»', ['Visita técnica']],
    ['from:rui@x', ['Visita técnica']],
    ['para:paz', ['Visita técnica']],
    ['tem:anexo', ['Proposta']],
    ['avec:pièces', ['Proposta']],
    ['antes:01/07/2026', ['Visita técnica']],
    ['antes:2026-06-30', []],
    ['depois:30/6/2026', ['Proposta']],
    ['depois:29/06/2026 antes:"01/07/2026"', ['Visita técnica']],
    ['tem:anexo de:rui', []],
    ['garantia de:angela tem:anexos', ['Proposta']],
    ['de:%', []],
    ['de: antes:', ['Proposta', 'Visita técnica']],
    ['de:"ângela', ['Proposta']],
  ])('%s', async (q, subjects) => {
    expect(await find(q)).toEqual(subjects);
  });

  test.each([
    ['antes:31/02/2026', 'pt', '“31/02/2026” não é um dia. Escreva, por exemplo, antes:01/07/2026.'],
    ['before:ontem', 'en', '“ontem” is not a day. Write, for example, before:01/07/2026 for 1 July.'],
    ['tem:foto', 'de', '„tem:foto“ ist unbekannt. Nachrichten mit Anhängen: hat:anhang.'],
  ])('%s is explained', async (q, language, detail) => {
    const headers = { 'accept-language': language };
    const answer = await box.admin(`GET /api/email?q=${encodeURIComponent(q)}`, undefined, headers);
    expect([answer.statusCode, answer.json().detail]).toEqual([400, detail]);
    const everything = await box.admin(`GET /api/search?q=${encodeURIComponent(q)}`, undefined, headers);
    expect(everything.json().groups).toContainEqual({ group: 'mails', entries: [], note: detail, hasFailed: false });
  });

  test('para: finds a blind copy for its author only', async () => {
    const { admin, client } = box.ids;
    const boxes = [{ user: admin, folder: 'sent' as const, isOwn: true }, { user: admin }, { user: client }];
    await insertMail(box.server.database, {
      subject: 'Cópia oculta',
      author: admin,
      bcc: [{ name: 'Chefe', email: 'c@x.example' }],
      boxes,
    });
    expect(await find('para:chefe', 'sent')).toEqual(['Cópia oculta']);
    expect(await find('para:chefe')).toEqual([]);
    expect(await find('para:chefe', 'inbox', box.client)).toEqual([]);
    expect(await find('chefe', 'inbox', box.client)).toEqual([]);
  });
});

describe('the search of everything', () => {
  test('finds one’s own mails without spam, with sender and what was found', async () => {
    const { entries } = await everywhere('garantia');
    expect(entries).toEqual([
      {
        ...{ title: 'Proposta', by: 'Ângela Paz', words: 'Segue a apólice de seguro-garantia.', at: '2026-07-01T12:00:00.000Z' },
        link: expect.stringMatching(/^\/apps\/email\/inbox\?mail=\d+$/),
      },
    ]);
    expect((await everywhere('planilha')).entries).toMatchObject([{ title: 'Proposta', words: 'Planilha orçamentária.xlsx' }]);
    expect((await everywhere('planilha', box.client)).entries.map(({ title }) => title)).toEqual(['Sigilo']);
    expect((await everywhere('de:angela antes:01/07/2026')).entries).toEqual([]);
  });
});

test('messages of an earlier version are found after the start', async () => {
  await box.server.database.write((db) => db.deleteFrom('email_texts').execute());
  expect(await find('apolice')).toEqual([]);
  await indexOldMessages(box.server.database);
  expect(await find('apolice')).toEqual(['Proposta']);
});
