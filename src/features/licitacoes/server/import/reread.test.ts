import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { rereadNotices } from './reread.ts';
import { controlNumber, pncpRecord } from './sources/fixtures.ts';
import { importFile } from './testImport.ts';

const { server, admin } = testDemo();

async function rereadAll(): Promise<void> {
  await server.database.write((db) => db.insertInto('licitacoes_releitura').values({ upto: 1e9 }).execute());
  let reread = 1;
  while (reread > 0) reread = await server.database.write((db) => rereadNotices(db, 1000), rereadNotices.writeLock);
}

const find = (controle: string) =>
  server.database.read.selectFrom('licitacoes').selectAll().where('controle', '=', controle).executeTakeFirst();

test('notices that an earlier version stored are read again from their records, and keep when they were imported', async () => {
  await importFile(admin, [pncpRecord({ dataEncerramentoProposta: '2206-06-21T08:30:00' })]);
  const before = await find(controlNumber(7));
  await server.database.write((db) =>
    db
      .updateTable('licitacoes')
      .set({ encerramento: '2206-06-21T11:30:00.000Z', encerramento_ilegivel: null, prazo: '2206-06-21T11:30:00.000Z', digest: 'old' })
      .where('controle', '=', controlNumber(7))
      .execute(),
  );
  await rereadAll();
  expect(await find(controlNumber(7))).toEqual(before);
  // Nothing is left to do, and the file changes nothing when it is imported again.
  expect(await server.database.read.selectFrom('licitacoes_releitura').selectAll().execute()).toEqual([]);
  const again = await importFile(admin, [pncpRecord({ dataEncerramentoProposta: '2206-06-21T08:30:00' })]);
  expect(again).toMatchObject({ inalterados: 1, atualizados: 0 });
});

test('a row whose code a program spoiled gets its right key, unless another notice has it', async () => {
  const row = (objeto: string) =>
    `numero;ano;orgao;cnpj;uasg;modalidade;objeto;publicacao\n81.0;2026.0;Órgão;11222333000181.0;160482.0;6;${objeto};2026-05-20\n`;
  await importFile(admin, row('Compra de ioiôs'));
  const right = await server.database.read.selectFrom('licitacoes').selectAll().where('uasg', '=', '160482').executeTakeFirstOrThrow();
  const spoiled = { controle: 'm:spoiledspoiledspoiled', uasg: '160482.0', orgao_cnpj: '01122233300018', num_licitacao: '81.0/2026' };
  const spoil = () =>
    server.database.write((db) =>
      db
        .updateTable('licitacoes')
        .set({ ...spoiled, digest: 'old' })
        .where('id', '=', right.id)
        .execute(),
    );
  await spoil();
  await rereadAll();
  expect(await find(right.controle)).toEqual(right);
  await spoil();
  await importFile(admin, row('Compra de piões'));
  await rereadAll();
  expect(await find(spoiled.controle)).toMatchObject({ id: right.id, objeto: 'Compra de ioiôs' });
});
