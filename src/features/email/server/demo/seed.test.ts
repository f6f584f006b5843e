import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { type Email, folders, type ShownEmail } from '../../entities.ts';
import { labels } from '../../labels.ts';
import { moveEmails } from './seed.ts';

const DAY_MS = 86_400_000;
const { server, admin, client } = testDemo();
const calls = [admin, client];

const list = async (call: Call, query = ''): Promise<Email[]> => (await call(`GET /apps/email/emails${query}`)).json().emails;

test('gives both accounts e-mails in every folder and with every label, threads, attachments, and none of tomorrow', async () => {
  for (const call of calls) {
    for (const folder of [...folders, 'starred']) expect((await list(call, `?folder=${folder}`)).length, folder).toBeGreaterThan(1);
    for (const label of labels) expect((await list(call, `?folder=&label=${label}`)).length, label).toBeGreaterThan(1);
    const all = await list(call, '?folder=');
    expect(all.length).toBeGreaterThan(33);
    expect(all.filter(({ replies }) => replies.length > 1).length).toBeGreaterThan(1);
    expect(all.filter(({ attachments }) => attachments.length > 0).length).toBeGreaterThan(3);
    expect(all.every(({ time, from }) => Date.parse(time) <= Date.now() && from.name !== '' && from.email.includes('@'))).toBe(true);
    expect((await call('GET /api/email/meta')).json()).toMatchObject({ spam: expect.any(Number), draft: expect.any(Number) });
  }
});

test('gives attachments that open, and pictures that are shown', async () => {
  const mails = await list(calls[0] as Call, '?folder=');
  const files = mails.flatMap(({ attachments }) => attachments);
  for (const [ending, begin] of [
    ['.csv', '\uFEFFitem;descrição'],
    ['.pdf', '%PDF-1.4'],
    ['.png', 'PNG'],
  ] as const) {
    const file = files.find(({ fileName }) => fileName.endsWith(ending));
    const answer = await server.call(`GET ${file?.url}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body.slice(0, 30)).toContain(begin);
  }
  const picture = files.find(({ thumbnail }) => thumbnail !== '');
  expect((await server.call(`GET ${picture?.thumbnail}`)).headers['content-type']).toBe('image/png');
});

test('gives a bulletin with remote images', async () => {
  const [call] = calls as [Call];
  const bulletin = (await list(call, '?q=boletim'))[0] as Email;
  expect((await call(`GET /api/email/mails/${bulletin.id}`)).json() as ShownEmail).toMatchObject({ hasRemoteImages: true });
});

test('moves e-mails with the day, except threads that a user has written in and drafts that a user has edited', async () => {
  const [call] = calls as [Call];
  const timeOf = async (subject: string, folder = 'inbox') => {
    const [mail] = await list(call, `?folder=${folder}&q=${encodeURIComponent(subject)}`);
    return { id: mail?.id ?? 0, at: Date.parse(mail?.time ?? '') };
  };
  const [moved, answered, draft] = [
    await timeOf('Novo entendimento'),
    await timeOf('Dúvida sobre reequilíbrio'),
    await timeOf('Amostras de material', 'draft'),
  ];
  expect((await call(`POST /api/email/mails/${answered.id}/drafts`, { as: 'reply' })).statusCode).toBe(201);
  const said = { to: [], cc: [], bcc: [], subject: 'Amostras de material escolar', message: '<p>Já seguiram.</p>' };
  expect((await call(`PUT /api/email/drafts/${draft.id}`, said)).statusCode).toBe(200);
  const saved = await timeOf('Amostras de material', 'draft');
  await server.database.write((db) => moveEmails(db, '2026-03-01', new Date('2026-03-03T12:00:00.000Z')));
  expect((await timeOf('Novo entendimento')).at).toBe(moved.at + 2 * DAY_MS);
  expect((await timeOf('Dúvida sobre reequilíbrio')).at).toBe(answered.at);
  expect((await timeOf('Amostras de material', 'draft')).at).toBe(saved.at);
});
