// The command that reads a source, through the server that has locked the data and without one.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contratoRecord } from '#features/contratos/server/import/testContratos.ts';
import { clockOfPncp, type TestPncp, testPncp, today } from '#features/fontes/server/testPncp.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { testProcesses } from '../testProcesses.ts';

const { folder, here, runNode, startServer } = testProcesses();
const local = { SOURCES_LOCAL: 'true' };
const sync = (...args: string[]) => runNode([join(here, 'commands/cli.ts'), 'sync', ...args], local);

let pncp: TestPncp;
beforeAll(async () => {
  pncp = await testPncp();
  const now = clockOfPncp();
  for (let number = 1; number <= 30; number++) {
    const uf = number <= 12 ? 'SP' : 'MG';
    const notice = pncpRecord({
      ...{ numeroControlePNCP: controlNumber(number), dataPublicacaoPncp: now, dataAtualizacao: now },
      unidadeOrgao: { ...(pncpRecord().unidadeOrgao as object), ufSigla: uf },
    });
    pncp.notices.push(notice as TestPncp['notices'][number]);
  }
  pncp.lists.set('contratos', [contratoRecord(1), contratoRecord(2)]);
});
afterAll(() => pncp.close());

test('reads the days that are asked for, in one state if it is given, and says what came', async () => {
  const { server, url } = await startServer(undefined, local);
  const { secret } = JSON.parse(readFileSync(join(folder, 'data/holder.json'), 'utf8'));
  const change = (body: object) =>
    fetch(`${url}/api/fontes/pncp`, {
      method: 'PATCH',
      headers: { authorization: `Command ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const off = await sync('pncp', '--from', today());
  expect([off.code, off.stderr]).toEqual([1, expect.stringContaining('The source is switched off.')]);
  expect((await change({ ligada: true, endereco: pncp.url, por_segundo: 50, dias: 1 })).status).toBe(200);
  const through = await sync('pncp', '--from', today(), '--uf', 'SP');
  expect(through.stderr).toBe('');
  expect(through.stdout).toContain('15 of 15 lists read, 12 records');
  const listOff = await sync('pncp', '--from', today(), '--list', 'contratos');
  expect([listOff.code, listOff.stderr]).toEqual([1, expect.stringContaining('This list is switched off.')]);
  expect((await change({ listas: { contratos: true } })).status).toBe(200);
  const list = await sync('pncp', '--from', today(), '--list', 'contratos');
  expect([list.stderr, list.stdout]).toEqual(['', expect.stringContaining('1 of 1 lists read, 2 records')]);
  pncp.fault = (_, response) => {
    response.writeHead(503).end();
    return true;
  };
  const away = await sync('pncp', '--from', today());
  expect([away.code, away.stderr]).toEqual([1, 'The source does not answer. HTTP 503\n']);
  expect(away.stdout).toContain('Lists not read yet: 16.');
  pncp.fault = () => false;
  server.kill('SIGTERM');
  await once(server, 'exit');
  const alone = await sync('pncp', '--from', today(), '--to', today());
  expect([alone.stderr, alone.code]).toEqual(['', 0]);
  expect(alone.stdout).toContain('Done: 32 records received.');
  const others = await sync('pncp', '--from', today(), '--list', 'atas');
  expect([others.stderr, others.code]).toEqual(['', 0]);
  expect(others.stdout).toContain('1 of 1 lists read');
});

test('says how it is used when something is wrong with what was typed', async () => {
  for (const args of [
    [],
    ['pncp'],
    ['pncp', '--from', '2026-02-31'],
    ['tse', '--from', today()],
    ['pncp', '--from', today(), '--uf', 'São'],
    ['pncp', '--from', today(), '--uf', 'ZZ'],
    ['camara', '--from', today(), '--uf', 'SP'],
    ['pncp', '--from', today(), '--list', 'editais'],
    ['pncp', '--from', today(), '--list', 'atas', '--uf', 'SP'],
  ]) {
    const { code, stderr } = await sync(...args);
    expect([code, stderr.split(' ')[0]], args.join(' ')).toEqual([2, 'Usage:']);
  }
});
