import { describe, expect, test } from 'vitest';
import { plainPdf } from '#kit/server/files/plainPdf.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';
import type { Certidao } from '../entities.ts';
import { purgeFiles } from './files.ts';
import { day, empty, testCertidoes } from './testCertidoes.ts';

const { server, admin, client, send, sentFile, add, added, list, titles, shown } = testCertidoes();

type Logged = { kind: string; details: object };
const logOf = async (id: number) =>
  (await admin(`GET /api/audit?subjectType=certidao&subjectId=${id}`))
    .json()
    .events.map(({ kind, details }: Logged) => [kind, details])
    .toReversed();
const change = ({ id, version }: Certidao, certidao: object, as = admin) =>
  as(`PUT /api/certidoes/${id}`, { ...empty, ...certidao, version });
const issue = { numero: '', emissor: '', emitida_em: null, vence_em: null, arquivo: null };
const renew = ({ id, version }: Certidao, sent: object, as = admin) =>
  as(`POST /api/certidoes/${id}/renew`, { ...issue, ...sent, version });

describe('a document', () => {
  test('is added, corrected, renewed, deleted and restored; former issues stay readable, and the audit log says what changed', async () => {
    const first = await sentFile('primeira');
    const certidao = await added({ numero: '1', emissor: 'Receita', emitida_em: day(-100), vence_em: day(4), arquivo: first.id });
    expect(certidao).toMatchObject({
      tipo: 'cndFederal',
      grupo: 'fiscal',
      estado: 'em5',
      version: 1,
      arquivo: { fileName: 'certidão.pdf' },
    });
    const changed = (
      await change(certidao, { numero: '1-A', emissor: 'Receita', emitida_em: day(-100), vence_em: day(4), arquivo: first.id })
    ).json();
    expect(changed).toMatchObject({ numero: '1-A', version: 2, versao: certidao.versao });
    const second = await sentFile('segunda');
    const renewed = (await renew(changed, { numero: '2', emitida_em: day(0), vence_em: day(180), arquivo: second.id })).json();
    expect(renewed).toMatchObject({ numero: '2', estado: 'valida', version: 3 });
    const { versoes } = await shown(certidao.id);
    expect(versoes).toMatchObject([
      { numero: '2', atual: true, by: 'Helena Prado', arquivo: { id: second.id } },
      { numero: '1-A', atual: false, arquivo: { id: first.id } },
    ]);
    const former = await client(`GET ${versoes[1]?.arquivo?.url}&inline=true`);
    expect([former.statusCode, former.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(former.rawPayload.equals(plainPdf(['primeira']))).toBe(true);
    expect((await admin(`DELETE /api/certidoes/${certidao.id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect((await client(`GET /api/certidoes/${certidao.id}`)).statusCode).toBe(404);
    expect((await renew(renewed, {})).statusCode).toBe(404);
    expect((await admin(`POST /api/certidoes/${certidao.id}/restore`)).json()).toMatchObject({ numero: '2' });
    expect(await logOf(certidao.id)).toEqual([
      ['certidaoAdded', {}],
      ['certidaoEdited', { numero: { from: '1', to: '1-A' } }],
      [
        'certidaoRenewed',
        {
          numero: { from: '1-A', to: '2' },
          emissor: { from: 'Receita', to: '' },
          emitida_em: { from: day(-100), to: day(0) },
          vence_em: { from: day(4), to: day(180) },
        },
      ],
      ['certidaoRemoved', {}],
      ['certidaoRestored', {}],
    ]);
  });

  test('is not overwritten when someone else has changed it since it was opened', async () => {
    const opened = await added({ vence_em: day(5) });
    const renewed = (await renew(opened, { vence_em: day(180) })).json();
    for (const late of [await change(opened, { nota: 'x' }), await renew(opened, { vence_em: day(9) })])
      expect([late.statusCode, late.json().type]).toEqual([409, 'conflict']);
    expect((await shown(opened.id)).vence_em).toBe(day(180));
    expect((await change(renewed, { nota: 'x' })).statusCode).toBe(200);
  });

  test('is refused with the field and the reason', async () => {
    const faults = async (certidao: object) => (await add(certidao)).json().faults;
    expect(await faults({ tipo: 'outro', titulo: ' ' })).toEqual([{ path: 'body.titulo', message: 'dê um nome ao documento' }]);
    expect(await faults({ emitida_em: day(1), vence_em: day(0) })).toEqual([{ path: 'body.vence_em', message: 'é anterior à emissão' }]);
    expect(await faults({ arquivo: 'x' })).toMatchObject([{ path: 'body.arquivo' }]);
    expect(await faults({ vence_em: '2026-02-31' })).toMatchObject([{ path: 'body.vence_em' }]);
    expect(await faults({ tipo: 'nada' })).toMatchObject([{ path: 'body.tipo' }]);
  });

  test('is changed by admins only', async () => {
    const certidao = await added({});
    const answers = [
      await add({}, client),
      await change(certidao, {}, client),
      await renew(certidao, {}, client),
      await client(`DELETE /api/certidoes/${certidao.id}`),
      await client(`POST /api/certidoes/${certidao.id}/restore`),
      await send(plainPdf(['x']), client),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
  });
});

describe('the list', () => {
  test('is in the order of the groups, then of names, and sorted by day on request; what does not expire comes last', async () => {
    await added({ titulo: 'balanço', grupo: 'economica', vence_em: day(40) });
    await added({ titulo: 'Âncora', grupo: 'fiscal', vence_em: day(2) });
    await added({ titulo: 'zebra', grupo: 'fiscal', vence_em: day(1) });
    await added({ titulo: 'contrato', grupo: 'juridica' });
    expect(await titles()).toEqual(['contrato', 'Âncora', 'zebra', 'balanço']);
    expect(await titles('sort=vencimento')).toEqual(['zebra', 'Âncora', 'balanço', 'contrato']);
    expect(await titles('sort=nome')).toEqual(['Âncora', 'balanço', 'contrato', 'zebra']);
    expect(await titles('grupo=fiscal&sort=nome')).toEqual(['Âncora', 'zebra']);
    expect(await titles('q=ancora')).toEqual(['Âncora']);
  });

  test('finds words of its kind, number and issuer, also of a renewal', async () => {
    const certidao = await added({ titulo: '', numero: 'AB-1', emissor: 'Receita Federal' });
    await renew(certidao, { numero: 'CD-2', emissor: 'PGFN' });
    for (const q of ['cnd federal', 'cd-2', 'pgfn']) expect(await list(`q=${q}`), q).toHaveLength(1);
    expect(await list('q=ab-1')).toEqual([]);
  });

  test('is filtered and counted by state, to the day', async () => {
    const ends = { vencida: [-1], em5: [0, 5], em15: [6, 15], em30: [16, 30], valida: [31, null] } as const;
    for (const [estado, days] of Object.entries(ends))
      for (const later of days) await added({ titulo: estado, vence_em: later === null ? null : day(later) });
    for (const [estado, days] of Object.entries(ends)) {
      const found = await list(`estado=${estado}`);
      expect(found.map(({ titulo }) => titulo)).toEqual(days.map(() => estado));
      expect(found.map((one) => one.estado)).toEqual(days.map(() => estado));
    }
    const counts = async (query = '') => (await client(`GET /api/certidoes/count?${query}`)).json();
    expect(await counts()).toEqual({ vencida: 1, em5: 2, em15: 2, em30: 2, valida: 2, total: 9 });
    expect(await counts('estado=valida&q=em5')).toEqual({ vencida: 0, em5: 2, em15: 0, em30: 0, valida: 0, total: 2 });
  });

  test('of a day has what is valid then, each with the issue of that day and its state as of it', async () => {
    const renewed = await added({ titulo: 'a', numero: 'antiga', emitida_em: day(-90), vence_em: day(-10) });
    await renew(renewed, { numero: 'nova', emitida_em: day(-5), vence_em: day(20) });
    await added({ titulo: 'b', vence_em: day(3) });
    await added({ titulo: 'c' });
    const on = async (later: number) => (await list(`on=${day(later)}`)).map(({ titulo, numero, estado }) => [titulo, numero, estado]);
    expect(await on(0)).toEqual([
      ['a', 'nova', 'em30'],
      ['b', '', 'em5'],
      ['c', '', 'valida'],
    ]);
    expect(await on(20)).toEqual([
      ['a', 'nova', 'em5'],
      ['c', '', 'valida'],
    ]);
    expect(await on(21)).toEqual([['c', '', 'valida']]);
    expect(await on(-20)).toEqual([
      ['a', 'antiga', 'em15'],
      ['b', '', 'em30'],
      ['c', '', 'valida'],
    ]);
    expect(await on(-7)).toEqual([
      ['b', '', 'em15'],
      ['c', '', 'valida'],
    ]);
    expect((await client('GET /api/certidoes?on=2026-02-30')).json().faults).toMatchObject([{ path: 'query.on' }]);
  });
});

describe('a file', () => {
  test('is refused unless it is a PDF or a picture, and nothing of it stays', async () => {
    for (const content of ['<!doctype html><script>', 'texto', Buffer.from([1, 0, 2])]) {
      const refused = await send(Buffer.from(content));
      expect([refused.statusCode, refused.json().type]).toEqual([415, 'unsupported-media-type']);
    }
    const rows = await server.database.read.selectFrom('certidao_arquivos').select('id').where('media_type', '=', '').execute();
    expect(rows).toEqual([]);
  });

  test('is served under its signed address only', async () => {
    const { id, url, shown: view } = await sentFile();
    expect(view?.kind).toBe('pdf');
    expect((await client(`GET ${url}`)).headers['content-disposition']).toContain("attachment; filename*=UTF-8''certid%C3%A3o.pdf");
    expect((await admin(`GET /api/certidoes/arquivos/${id}?until=9999999999&key=x&signature=x&account=1&session=x`)).statusCode).toBe(404);
  });

  test('of a deleted document is served to nobody who read the document', async () => {
    const { id: arquivo } = await sentFile();
    const { id } = await added({ arquivo });
    const urlFor = async (as: Call) => (await as(`GET /api/certidoes/${id}`)).json().arquivo.url;
    const urls = [await urlFor(client), await urlFor(admin)];
    const statuses = async () => Promise.all(urls.map(async (url) => (await server.call(`GET ${url}`)).statusCode));
    expect((await server.call(`GET ${urls[0]}`)).headers['cache-control']).toBe('private, no-store');
    await admin(`DELETE /api/certidoes/${id}`);
    expect(await statuses()).toEqual([404, 404]);
    await admin(`POST /api/certidoes/${id}/restore`);
    expect(await statuses()).toEqual([200, 200]);
  });

  test('is removed a day after its upload, unless a document has it', async () => {
    const [used, unused] = [await sentFile('usado'), await sentFile('solto')];
    await added({ arquivo: used.id });
    await server.database.write((db) =>
      db
        .updateTable('certidao_arquivos')
        .set({ created_at: new Date(Date.now() - 25 * 3_600_000).toISOString() })
        .where('id', 'in', [used.id, unused.id])
        .execute(),
    );
    const removed: string[] = [];
    const files = {
      save: () => {
        throw new Error('Nothing is stored here.');
      },
      read: () => {
        throw new Error('Nothing is read here.');
      },
      remove: async (name: string) => void removed.push(name),
      removeAllBut: async () => {},
    };
    const step = purgeFiles({ database: server.database, files, onError: () => {} });
    await purge({ database: server.database, name: 'tidying in a test', steps: [step] }, new AbortController().signal);
    const row = () => server.database.read.selectFrom('certidao_arquivos').select('id').where('id', '=', unused.id).executeTakeFirst();
    await expect.poll(row).toBeUndefined();
    expect(removed).toContain(unused.id);
    expect(removed).not.toContain(used.id);
  });
});
