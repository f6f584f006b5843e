import { describe, expect, test } from 'vitest';
import { writeXlsx } from '#kit/server/records/sheet/writeXlsx.ts';
import { sheet, testDns } from '../testDns.ts';

const { server, admin, client, send, sent, commit, rowsOf, names, committed, auditKinds } = testDns();

describe('a file that is sent', () => {
  test('waits to be committed with the faults of each row, and does not change the list', async () => {
    const upload = await sent(
      `${sheet}Exemplo.COM.br.;P-1;01/02/2026;2027-01-31;renovar\n;P-2;;31/12/2026;\nfim..com;P-3;;31/02/2026;\n` +
        'marca;P-4;02/01/2026;01/01/2026;\nvazio.com;P-5;;;\n\nexemplo.com.br;p-1;2026-02-01;31/01/2027;outra nota\n',
    );
    expect(upload).toMatchObject({
      estado: 'pronta',
      formato: 'csv',
      total: 6,
      faulty: 5,
      ignored: [],
      by: 'Helena Prado',
      committed_at: null,
    });
    const rows = await rowsOf(upload);
    expect(rows[0]).toMatchObject({
      linha: 2,
      nome: 'exemplo.com.br',
      ascii: 'exemplo.com.br',
      vigencia: '2026-02-01',
      vencimento: '2027-01-31',
    });
    expect(rows.map(({ linha, faults }) => [linha, faults.map(({ campo, motivo, valor }) => `${campo} ${motivo} ${valor}`)])).toEqual([
      [2, []],
      [3, ['nome missing ']],
      [4, ['nome badDomain fim..com', 'vencimento badDate 31/02/2026']],
      [5, ['vencimento dueBeforeEffective 2026-01-01']],
      [6, ['vencimento noDate ']],
      [8, ['nome repeatedInFile exemplo.com.br']],
    ]);
    expect((await rowsOf(upload, '&faulty=true')).map(({ linha }) => linha)).toEqual([3, 4, 5, 6, 8]);
    expect(await names()).toEqual([]);
    expect((await client(`GET /api/dns/entries/${rows[0]?.id}`)).statusCode).toBe(404);
  });

  test('may have its columns in any order and language; unknown ones are ignored and reported', async () => {
    const upload = await sent('DUE DATE,Registrar,domain name,Owner\n2026-12-31,x,example.org,y\n');
    expect(upload).toMatchObject({ ignored: ['Registrar', 'Owner'], faulty: 0 });
    expect((await rowsOf(upload))[0]).toMatchObject({ nome: 'example.org', vencimento: '2026-12-31', pedido: '' });
  });

  test('may be text without headings, with comments', async () => {
    const upload = await sent('# renovações\nexemplo.br 2026-01-01 31/12/2026 anual\n\nmarca nossa;P-9;31/12/2026\n', 'nomes.TXT');
    expect(upload).toMatchObject({ formato: 'txt', total: 2, faulty: 0 });
    expect(await rowsOf(upload)).toMatchObject([
      { linha: 2, nome: 'exemplo.br', vigencia: '2026-01-01', vencimento: '2026-12-31', nota: 'anual' },
      { linha: 4, nome: 'marca nossa', pedido: 'P-9', vigencia: null, vencimento: '2026-12-31' },
    ]);
  });

  test('may be a workbook', async () => {
    const bytes = writeXlsx([
      {
        name: 'A',
        rows: [
          ['Domínio', 'Vence em'],
          ['ação.leg.br', '31/12/2026'],
        ],
      },
    ]);
    const answer = await send('lista.xlsx', bytes);
    expect(answer.json()).toMatchObject({ formato: 'xlsx', total: 1, faulty: 0 });
    expect((await rowsOf(answer.json()))[0]).toMatchObject({ nome: 'ação.leg.br', ascii: 'xn--ao-siap.leg.br' });
  });

  test('is read as Excel writes CSV in Brazil, in Windows-1252', async () => {
    const answer = await send('lista.csv', Buffer.from('Domínio;Vencimento\nação.leg.br;31/12/2026', 'latin1'));
    expect((await rowsOf(answer.json()))[0]).toMatchObject({ nome: 'ação.leg.br', vencimento: '2026-12-31' });
  });

  test.each([
    ['a.txt', Buffer.from('ação 31/12/2026', 'latin1'), 422, 'unreadable-file', 'UTF-8'],
    ['a.xlsx', Buffer.from('PK\u0003\u0004 damaged'), 422, 'unreadable-file', ''],
    ['a.csv', Buffer.from('%PDF-1.7'), 422, 'unreadable-file', 'CSV, TXT or XLSX'],
    ['a.csv', Buffer.from('[{"a":1}]'), 422, 'unreadable-file', 'CSV, TXT or XLSX'],
    ['a.txt', Buffer.from([0, 1, 2, 255]), 422, 'unreadable-file', 'binary'],
    ['a.csv', Buffer.from(' \n'), 422, 'unreadable-file', 'empty'],
    ['a.csv', Buffer.from('um;dois\n1;2'), 422, 'unknown-file-kind', 'Domain or term'],
    ['a.csv', Buffer.from(sheet), 422, 'no-records', ''],
    ['a.txt', Buffer.from('# nada\n'), 422, 'no-records', ''],
    ['a.csv', Buffer.from('domain;due\n"a;31/12/2026'), 422, 'unreadable-file', 'quotation mark'],
    ['a.txt', Buffer.from('a.com 2026-12-31\n'.repeat(20_001)), 413, 'too-large', '20,000'],
    ['a.csv', Buffer.alloc(5_000_001, 'a'), 413, 'too-large', '5 MB'],
  ])('is refused with a reason when it cannot be read: %s %#', async (arquivo, bytes, status, type, detail) => {
    const answer = await send(arquivo, bytes, admin, { 'accept-language': 'en' });
    expect([answer.statusCode, answer.json().type]).toEqual([status, type]);
    expect(answer.json().detail ?? '').toContain(detail);
    expect((await admin('GET /api/dns/uploads')).json()).toEqual({ uploads: [], total: 0 });
    expect(await server.database.read.selectFrom('dns_entries').select('id').execute()).toEqual([]);
  });

  test('may hold twenty thousand rows', async () => {
    const upload = await sent(Array.from({ length: 20_000 }, (_, at) => `n${at}.example 2026-12-31`).join('\n'), 'a.txt');
    expect(upload).toMatchObject({ total: 20_000, faulty: 0 });
    expect((await commit(upload)).statusCode).toBe(200);
    expect((await client('GET /api/dns/entries')).json().total).toBe(20_000);
    expect((await sent('n7.example 2026-12-31\nn7.example 2026-12-30', 'b.txt')).faulty).toBe(1);
  });

  test('has a file name without invisible characters', async () => {
    const answer = await send(' \u0007 ', `${sheet}a.com;;;2026-12-31;`);
    expect([answer.statusCode, answer.json().type]).toEqual([400, 'validation']);
    expect(answer.json().faults).toMatchObject([{ path: 'query.arquivo' }]);
  });

  test('is for admins only', async () => {
    expect((await send('a.csv', `${sheet}a.com;;;2026-12-31;`, client)).statusCode).toBe(403);
    expect((await client('GET /api/dns/uploads')).statusCode).toBe(403);
  });
});

describe('committing', () => {
  test('adds all rows to the list, or only those without faults', async () => {
    const upload = await sent(`${sheet}a.com;1;;2026-12-31;\nb..com;2;;2026-12-31;\n`);
    const refused = await commit(upload);
    expect([refused.statusCode, refused.json().type]).toEqual([400, 'validation']);
    expect(await names()).toEqual([]);
    const answer = await commit(upload, true);
    expect(answer.json()).toMatchObject({ estado: 'gravada', total: 2, faulty: 1, committed_by: 'Helena Prado' });
    expect(await names()).toEqual(['a.com']);
    expect((await commit(upload, true)).statusCode).toBe(409);
    expect((await auditKinds())[0]).toBe('dnsCommitted');
  });

  test('refuses a file whose rows are all faulty', async () => {
    expect((await commit(await sent(`${sheet}b..com;2;;2026-12-31;\n`), true)).statusCode).toBe(400);
  });

  test('detects entries that another file has added in the meantime', async () => {
    const [one, two] = [await sent(`${sheet}a.com;1;;2026-12-31;\n`), await sent(`${sheet}A.com;1;;31/12/2026;\nb.com;;;2026-12-31;\n`)];
    await commit(one);
    const refused = await commit(two);
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'conflict']);
    expect((await rowsOf(two, '&faulty=true')).map(({ nome, faults }) => [nome, faults[0]?.motivo])).toEqual([['a.com', 'repeated']]);
    expect((await commit(two, true)).statusCode).toBe(200);
    expect(await names('sort=nome')).toEqual(['a.com', 'b.com']);
    expect((await sent(`${sheet}a.com;1;;2026-12-31;\na.com;1;;2026-12-30;\n`)).faulty).toBe(1);
  });

  test('compares with the current list: entries that have left it since the upload are no longer repeated', async () => {
    const one = await committed(`${sheet}a.com;1;;2026-12-31;\nb.com;;;2026-12-31;\n`);
    const two = await sent(`${sheet}a.com;1;;2026-12-31;\nb.com;;;2026-12-31;\nc.com;;;2026-12-31;\nc.com;;;2026-12-31;\n`);
    expect(two.faulty).toBe(3);
    await admin(`POST /api/dns/uploads/${one.id}/undo`);
    expect((await admin(`GET /api/dns/uploads/${two.id}`)).json().faulty).toBe(1);
    expect((await rowsOf(two, '&faulty=true')).map(({ linha, faults }) => [linha, faults[0]?.motivo])).toEqual([[5, 'repeatedInFile']]);
    expect((await commit(two, true)).json()).toMatchObject({ total: 4, faulty: 1 });
    expect(await names('sort=nome')).toEqual(['a.com', 'b.com', 'c.com']);
  });

  test('is undone and redone whatever changed in between', async () => {
    const one = await committed(`${sheet}a.com;1;;2026-12-31;\nb.com;;;2026-12-31;\n`);
    const change = async ({ id }: { id: number }, what: 'undo' | 'redo') => (await admin(`POST /api/dns/uploads/${id}/${what}`)).statusCode;
    await change(one, 'undo');
    const two = await committed(`${sheet}a.com;1;;2026-12-31;\n`);
    await change(one, 'redo');
    await change(two, 'undo');
    expect(await names('sort=nome')).toEqual(['b.com']);
    expect([await change(one, 'undo'), await change(one, 'redo')]).toEqual([200, 200]);
    expect(await names('sort=nome')).toEqual(['a.com', 'b.com']);
    // The list has all its rows by now, on every further request.
    expect([await change(two, 'redo'), await change(two, 'redo')]).toEqual([409, 409]);
  });

  test('happens once when requested twice at the same time', async () => {
    const upload = await sent(`${sheet}a.com;1;;2026-12-31;\n`);
    const twin = await sent(`${sheet}a.com;1;;2026-12-31;\n`);
    const answers = await Promise.all([commit(upload), commit(upload), commit(twin)]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    // The later request finds the upload committed, or all its rows in the list.
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(Math.max(...statuses)).toBe(409);
    expect(await names()).toEqual(['a.com']);
  });

  test('is undone and redone as a whole', async () => {
    const upload = await committed(`${sheet}a.com;1;;2026-12-31;\nb.com;;;2026-12-31;\n`);
    const undo = () => admin(`POST /api/dns/uploads/${upload.id}/undo`);
    const answers = await Promise.all([undo(), undo()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await admin(`GET /api/dns/uploads/${upload.id}`)).json()).toMatchObject({ estado: 'desfeita', undone_by: 'Helena Prado' });
    expect(await names()).toEqual([]);

    await committed(`${sheet}a.com;1;;2026-12-31;\n`);
    const again = await admin(`POST /api/dns/uploads/${upload.id}/redo`);
    expect(again.json()).toMatchObject({ estado: 'gravada', faulty: 1, undone_at: null });
    expect(await names('sort=nome')).toEqual(['a.com', 'b.com']);
    expect((await admin(`POST /api/dns/uploads/${upload.id}/redo`)).statusCode).toBe(409);
    expect((await auditKinds()).slice(0, 4)).toEqual(['dnsRedone', 'dnsCommitted', 'dnsUndone', 'dnsCommitted']);
  });

  test('is not possible for a discarded upload', async () => {
    const upload = await sent(`${sheet}a.com;1;;2026-12-31;\n`);
    const discard = async () => (await admin(`DELETE /api/dns/uploads/${upload.id}`)).statusCode;
    expect(await discard()).toBe(200);
    expect((await commit(upload)).statusCode).toBe(404);
    expect((await admin(`GET /api/dns/uploads/${upload.id}/rows`)).statusCode).toBe(404);
    expect(await discard()).toBe(404);
    expect((await auditKinds())[0]).toBe('dnsDiscarded');
  });

  test('can be discarded after it was undone, and only then', async () => {
    const upload = await committed(`${sheet}a.com;1;;2026-12-31;\n`);
    const discard = async () => (await admin(`DELETE /api/dns/uploads/${upload.id}`)).statusCode;
    expect(await discard()).toBe(409);
    expect(await names()).toEqual(['a.com']);
    await admin(`POST /api/dns/uploads/${upload.id}/undo`);
    expect(await discard()).toBe(200);
    expect((await admin(`POST /api/dns/uploads/${upload.id}/redo`)).statusCode).toBe(404);
    expect(await server.database.read.selectFrom('dns_entries').select('id').execute()).toEqual([]);
    expect((await auditKinds()).slice(0, 2)).toEqual(['dnsDiscarded', 'dnsUndone']);
  });
});
