import { beforeEach, expect, test } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import {
  comprasItemRecord,
  comprasRecord,
  comprasWinner,
  controlNumber,
  itemRecord,
  pncpRecord,
  resultRecord,
} from '../../import/sources/fixtures.ts';
import { importFile } from '../../import/testImport.ts';
import { readLicitacoes } from '../../list/queries.ts';
import { releasePackage } from './releasePackage.ts';
import { checkRelease } from './testRelease.ts';

const { server, admin } = testDemo();
const compra = controlNumber(7);
const send = (...records: object[]) => importFile(admin, records, compra);
const publisher = { name: 'Certame', ocidPrefix: 'ocds-000000', id: 'x' };

beforeEach(async () => {
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
});

/** The release of the only notice. */
async function release() {
  const ids = await server.database.read.selectFrom('licitacoes').select('id').execute();
  const pages = readLicitacoes(server.database, Uint32Array.from(ids.map(({ id }) => id)));
  const texts = await Array.fromAsync(releasePackage(server.database, pages, publisher));
  const { releases } = JSON.parse(texts.join(''));
  expect(releases).toHaveLength(1);
  checkRelease(releases[0]);
  return releases[0];
}

test('a release has another id and a later date once its content is another, and the same ones until then', async () => {
  await send(pncpRecord());
  const first = await release();
  expect(await release()).toEqual(first);
  await send(pncpRecord());
  expect(await release()).toEqual(first);
  const seen = [first];
  const changes: object[] = [
    pncpRecord({ objetoCompra: 'Outro objeto', dataAtualizacaoGlobal: '2026-05-06T09:15:00' }),
    // The source did not say that it changed.
    pncpRecord({ objetoCompra: 'Mais um objeto', dataAtualizacaoGlobal: '2026-05-06T09:15:00' }),
    itemRecord(),
    itemRecord({ quantidade: 11 }),
    resultRecord(),
  ];
  for (const change of changes) {
    await send(change);
    const next = await release();
    expect(next.date > (seen.at(-1)?.date ?? '')).toBe(true);
    seen.push(next);
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(new Set(seen.map(({ ocid }) => ocid)).size).toBe(1);
});

test('no award is later than its release, and a date that has not come yet is left out', async () => {
  const day = (later: number) => dayInBrasilia(new Date(Date.now() + later * 86_400_000));
  await send(resultRecord({ dataResultado: day(-1) }));
  await send(resultRecord({ numeroItem: 2, dataResultado: day(40) }));
  await send(pncpRecord());
  const { date, awards } = await release();
  expect(awards.map((award: { date?: string }) => award.date)).toEqual([date, undefined]);
});

test('only a whole CPF or CNPJ identifies a supplier', async () => {
  await send(pncpRecord());
  await send(
    resultRecord({ niFornecedor: '***456789**', nomeRazaoSocialFornecedor: 'Ana Inventada' }),
    resultRecord({ numeroItem: 2, niFornecedor: '***.456.789-**', nomeRazaoSocialFornecedor: 'Rui Inventado' }),
    resultRecord({ numeroItem: 3, niFornecedor: '123.456.789-09', nomeRazaoSocialFornecedor: 'Bia Inventada' }),
    resultRecord({ numeroItem: 4, niFornecedor: '12ABC34501DE35' }),
    resultRecord({ numeroItem: 5, niFornecedor: 'EIN-1234567' }),
  );
  const suppliers = (await release()).parties.filter(({ roles }: { roles: string[] }) => roles.includes('supplier'));
  expect(suppliers.map(({ id, identifier }: { id: string; identifier?: object }) => [id, identifier !== undefined])).toEqual([
    ['***456789** Ana Inventada', false],
    ['***456789** Rui Inventado', false],
    ['BR-CPF-12345678909', true],
    ['BR-CNPJ-12ABC34501DE35', true],
    ['EIN1234567 Pneus do Vale Ltda', false],
  ]);
});

test('the awarded value of a notice is an award until its results are known', async () => {
  const homologado = { existeResultado: true, valorTotalHomologado: 4100, numeroControlePNCP: compra };
  await send(comprasRecord(homologado));
  const first = await release();
  expect(first).toMatchObject({ tag: ['tender', 'award'], tender: { status: 'complete' } });
  expect(first.awards).toEqual([{ id: 'total', status: 'active', value: { amount: 4100, currency: 'BRL' } }]);
  await send(comprasItemRecord(comprasWinner));
  const { awards } = await release();
  expect(awards).toMatchObject([{ id: '1-1', value: { amount: 4000 }, suppliers: [{ id: 'BR-CNPJ-01234567000195' }] }]);
});

test('a notice that the source withdrew is withdrawn, and awards nothing', async () => {
  await send(comprasRecord({ existeResultado: true, valorTotalHomologado: 4100, contratacaoExcluida: true }));
  expect(await release()).toMatchObject({ tag: ['tender'], tender: { status: 'withdrawn' } });
});
