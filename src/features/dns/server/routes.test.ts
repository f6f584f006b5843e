import { describe, expect, test } from 'vitest';
import { discardOldUploads, purgeDiscardedUploads } from './retention.ts';
import { day, sheet, testDns } from './testDns.ts';

const { server, admin, client, sent, rowsOf, names, committed } = testDns();

describe('the list', () => {
  const rows = () =>
    `${sheet}Ação.leg.br;PED-1;${day(-400)};${day(-1)};Câmara\nb.com;PED-2;;${day(5)};\nmarca;SRC-3;${day(-9)};${day(90)};100% nossa\nsem.prazo;;${day(2)};;\n`;

  test('is searched by part of a name in either spelling, order number and note', async () => {
    await committed(rows());
    expect(await names('q=acao.leg')).toEqual(['ação.leg.br']);
    expect(await names('q=xn--ao-siap')).toEqual(['ação.leg.br']);
    expect(await names('q=ped-')).toEqual(['ação.leg.br', 'b.com']);
    expect(await names('q=camara')).toEqual(['ação.leg.br']);
    expect(await names(`q=${encodeURIComponent('0%')}`)).toEqual(['marca']);
    expect(await names(`q=${encodeURIComponent('%_')}`)).toEqual([]);
  });

  test('is filtered and sorted; entries without the date come last', async () => {
    const { id } = await committed(rows());
    await committed(`${sheet}z.com;;;${day(6)};\n`);
    const all = ['ação.leg.br', 'b.com', 'marca', 'sem.prazo'];
    expect(await names(`upload=${id}`)).toEqual(all);
    expect(await names(`upload=${id}&order=desc`)).toEqual(['marca', 'b.com', 'ação.leg.br', 'sem.prazo']);
    expect(await names(`upload=${id}&sort=vigencia`)).toEqual(['ação.leg.br', 'marca', 'sem.prazo', 'b.com']);
    expect(await names(`upload=${id}&sort=pedido&order=desc`)).toEqual(['marca', 'b.com', 'ação.leg.br', 'sem.prazo']);
    expect(await names('tipo=termo')).toEqual(['marca']);
    expect(await names('prazo=vencido')).toEqual(['ação.leg.br']);
    expect(await names('prazo=proximo')).toEqual(['b.com', 'z.com']);
    expect(await names('prazo=futuro')).toEqual(['marca']);
    expect(await names(`de=${day(2)}&ate=${day(5)}`)).toEqual(['b.com', 'sem.prazo']);
  });

  test('is counted by how near the due day is, with the other filters applied', async () => {
    await committed(rows());
    const counts = async (query = '') => (await client(`GET /api/dns/entries/count?${query}`)).json();
    expect(await counts()).toEqual({ total: 4, vencido: 1, proximo: 1, futuro: 1 });
    expect(await counts('tipo=termo&prazo=vencido')).toEqual({ total: 1, vencido: 0, proximo: 0, futuro: 1 });
    expect(await counts('tipo=dominio&q=ped-')).toEqual({ total: 2, vencido: 1, proximo: 1, futuro: 0 });
    expect(await counts('q=nada')).toEqual({ total: 0, vencido: 0, proximo: 0, futuro: 0 });
  });

  test('is exported as a sheet that can be uploaded again', async () => {
    await committed(`${sheet}ação.leg.br;=1+1;01/01/2026;2026-12-31;"duas ""linhas""; com sinal"\n-marca;;;2026-12-30;\n`);
    for (const language of ['pt', 'en', 'fr', 'de']) {
      const answer = await client('GET /api/dns/entries/export?sort=nome', undefined, { 'accept-language': language });
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.body).toMatch(/'=1\+1/);
      const again = await sent(answer.body);
      expect(again).toMatchObject({ total: 2, faulty: 2, ignored: [] });
      expect((await rowsOf(again)).flatMap(({ faults }) => faults.map(({ motivo }) => motivo))).toEqual(['repeated', 'repeated']);
      const { body } = await client('GET /api/dns/template', undefined, { 'accept-language': language });
      expect(await sent(body)).toMatchObject({ total: 2, faulty: 0, ignored: [] });
    }
  });

  test('is exported page by page to the end', async () => {
    await committed(
      Array.from({ length: 1203 }, (_, at) => `n${at % 7}.example P${at} 2026-12-31`.replace(/ P(\d+) /, ';P$1;')).join('\n'),
      'a.txt',
    );
    const { body } = await client('GET /api/dns/entries/export?sort=vencimento&order=desc');
    const orders = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(';')[1]);
    expect([orders.length, new Set(orders).size]).toEqual([1203, 1203]);
  });
});

test('the calendar shows both days of an entry that is in the list', async () => {
  const { id } = await committed(`${sheet}a.com;PED-1;2026-03-01;2026-03-31;renovar\nb.com;;;2026-04-01;\n`);
  const march = 'start=2026-03-01T03:00:00.000Z&end=2026-04-01T03:00:00.000Z';
  const dates = async () => (await client(`GET /api/calendar/dates?${march}&calendars=DNS`)).json().dates;
  expect(await dates()).toMatchObject([
    { kind: 'dnsEffective', calendar: 'DNS', title: 'a.com', text: 'PED-1 · renovar', start: '2026-03-01T03:00:00.000Z', allDay: true },
    { kind: 'dnsDue', title: 'a.com', start: '2026-03-31T03:00:00.000Z', end: '2026-04-01T03:00:00.000Z', thing: 'dns' },
  ]);
  await admin(`POST /api/dns/uploads/${id}/undo`);
  expect(await dates()).toEqual([]);
});

test('purges uncommitted uploads after a week, undone ones after ninety days, and those interrupted by a crash', async () => {
  const [old, young] = [await sent(`${sheet}a.com;1;;2026-12-31;\n`), await sent(`${sheet}b.com;1;;2026-12-31;\n`)];
  const done = await committed(`${sheet}c.com;1;;2026-12-31;\n`);
  const arriving = await sent(`${sheet}d.com;1;;2026-12-31;\n`);
  const [undone, forgotten] = [await committed(`${sheet}e.com;1;;2026-12-31;\n`), await committed(`${sheet}f.com;1;;2026-12-31;\n`)];
  for (const { id } of [undone, forgotten]) await admin(`POST /api/dns/uploads/${id}/undo`);
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await server.database.write(async (db) => {
    await db
      .updateTable('dns_uploads')
      .set({ sent_at: daysAgo(8) })
      .where('id', 'in', [old.id, done.id, arriving.id])
      .execute();
    await db
      .updateTable('dns_uploads')
      .set({ undone_at: daysAgo(89) })
      .where('id', '=', undone.id)
      .execute();
    await db
      .updateTable('dns_uploads')
      .set({ undone_at: daysAgo(91) })
      .where('id', '=', forgotten.id)
      .execute();
    await db.updateTable('dns_uploads').set({ estado: 'chegando' }).where('id', '=', arriving.id).execute();
  });
  expect((await admin('GET /api/dns/uploads')).json().total).toBe(5);
  await server.database.write(async (db) => {
    await discardOldUploads(db, 1000);
    while ((await purgeDiscardedUploads(db, 1000)) > 0);
  });
  const left = await server.database.read.selectFrom('dns_uploads').select('id').orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual([young.id, done.id, undone.id]);
  expect(await names()).toEqual(['c.com']);
});
