import { expect, test } from 'vitest';
import { hasNews } from '#features/fornecedores/server/seguidos/news.ts';
import { controlNumber, itemRecord, pncpRecord, resultRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { moment } from '#kit/server/testing/testServer.ts';

const { server, admin, client } = testDemo();

const body = { cnpj: '99888777000166', razaoSocial: 'Câmara de Vila Nova', poderId: 'L', esferaId: 'M' };
const supplier = '01234567000195';
const clock = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19);
const notice = (sequence: number, more: object = {}) =>
  pncpRecord({
    ...{ numeroControlePNCP: controlNumber(sequence), orgaoEntidade: body, dataPublicacaoPncp: clock(0) },
    ...{ dataAberturaProposta: clock(1), dataEncerramentoProposta: clock(9), dataAtualizacaoGlobal: clock(0), ...more },
  });
const won = (sequence: number, items: number[]) => [
  ...items.map((numeroItem) => itemRecord({ numeroControlePNCPCompra: controlNumber(sequence), numeroItem })),
];
const results = (sequence: number, items: number[], dataResultado = clock(0).slice(0, 10)) =>
  items.map((numeroItem) =>
    resultRecord({ numeroControlePNCPCompra: controlNumber(sequence), numeroItem, niFornecedor: supplier, dataResultado }),
  );

async function news(kind: string): Promise<{ count: number; nome: string; notices: { name: string }[] }[]> {
  while (await hasNews(server.database)) await moment();
  const { notifications } = (await client('GET /api/notifications')).json();
  return notifications.filter((one: { kind: string }) => one.kind === kind).map(({ data }: { data: object }) => data);
}
const follow = (kind: string, documento: string, silenciado = false) =>
  client(`PUT /api/seguidos/${kind}/${encodeURIComponent(documento)}`, { silenciado });

test('the bell tells once what a followed body publishes and a followed supplier wins, until it is muted or no longer followed', async () => {
  // Without those of the demo, and what the bell told of them.
  await server.database.write(async (db) => {
    await db.deleteFrom('seguidos').execute();
    await db.deleteFrom('notifications').execute();
  });
  expect((await follow('orgao', body.cnpj)).statusCode).toBe(404);
  await importFile(admin, [notice(801)]);
  await importFile(admin, won(801, [1]));
  await importFile(admin, results(801, [1]));
  await news('orgaos.published');
  expect((await follow('orgao', body.cnpj)).statusCode).toBe(200);
  expect((await follow('fornecedor', '01.234.567/0001-95')).statusCode).toBe(200);
  const { seguidos } = (await client('GET /api/seguidos')).json();
  expect(seguidos).toMatchObject([
    { kind: 'orgao', documento: body.cnpj, nome: body.razaoSocial, silenciado: false },
    { kind: 'fornecedor', documento: supplier },
  ]);
  expect((await admin('GET /api/seguidos')).json().seguidos).toEqual([]);
  // What was there before is no news.
  expect(await news('orgaos.published')).toEqual([]);

  const old = { dataPublicacaoPncp: clock(-90), dataAberturaProposta: clock(-80), dataEncerramentoProposta: clock(-70) };
  await importFile(admin, [notice(802), notice(803), notice(804, old)]);
  expect(await news('orgaos.published')).toMatchObject([{ count: 2, nome: body.razaoSocial, notices: [{}, {}] }]);
  await importFile(admin, won(802, [1, 2]));
  await importFile(admin, [...results(802, [1, 2]), ...results(801, [1])]);
  expect(await news('fornecedores.won')).toMatchObject([{ count: 2, notices: [{}] }]);
  // It counts on until it is read.
  await importFile(admin, [notice(805)]);
  expect(await news('orgaos.published')).toMatchObject([{ count: 3 }]);

  await follow('orgao', body.cnpj, true);
  await importFile(admin, [notice(806)]);
  expect(await news('orgaos.published')).toMatchObject([{ count: 3 }]);
  const age = (created_at: string) => server.database.write((db) => db.updateTable('seguidos').set({ created_at }).execute());
  await age(clock(-1).concat('.000Z'));
  expect((await client(`DELETE /api/seguidos/orgao/${body.cnpj}`)).statusCode).toBe(200);
  expect(await news('orgaos.published')).toMatchObject([{ count: 3 }]);
  expect((await client('GET /api/seguidos')).json().seguidos).toMatchObject([{ kind: 'fornecedor' }]);
  // Of a follow that had just begun it is taken back.
  await follow('orgao', body.cnpj);
  await importFile(admin, [notice(807)]);
  expect(await news('orgaos.published')).toHaveLength(2);
  await client(`DELETE /api/seguidos/orgao/${body.cnpj}`);
  expect(await news('orgaos.published')).toMatchObject([{ count: 3 }]);
  expect(await news('fornecedores.won')).toHaveLength(1);
});

test('undoing the end of a follow gives back since when, whether it is muted, and what the bell told of it', async () => {
  const told = async () => {
    await news('orgaos.published');
    const { notifications } = (await client('GET /api/notifications')).json();
    return notifications.filter((one: { kind: string }) => one.kind === 'orgaos.published');
  };
  const seguido = async () =>
    (await client('GET /api/seguidos')).json().seguidos.find((one: { documento: string }) => one.documento === body.cnpj);
  const end = () => client(`DELETE /api/seguidos/orgao/${body.cnpj}`);
  const undo = ({ silenciado, created_at }: { silenciado: boolean; created_at: string }) =>
    client(`PUT /api/seguidos/orgao/${body.cnpj}`, { silenciado, since: created_at });
  await server.database.write((db) => db.deleteFrom('notifications').execute());

  // One that had just begun: its entries go and come back, read ones as read.
  await follow('orgao', body.cnpj);
  await importFile(admin, [notice(811)]);
  const [first] = await told();
  await client(`PUT /api/notifications/${first.id}`, { isRead: true });
  await importFile(admin, [notice(812)]);
  const young = await seguido();
  const before = await told();
  expect(before).toMatchObject([{ isRead: false }, { isRead: true }]);
  await end();
  expect(await told()).toEqual([]);
  expect((await undo(young)).statusCode).toBe(200);
  expect(await told()).toEqual(before);
  expect(await seguido()).toEqual(young);
  // The unread one counts on.
  await importFile(admin, [notice(813)]);
  expect(await told()).toMatchObject([{ id: before[0].id, data: { count: 2 } }, { id: first.id }]);

  // Followed again before that is undone.
  const shown = await told();
  await end();
  await follow('orgao', body.cnpj);
  expect(await told()).toEqual([]);
  await undo(young);
  expect(await told()).toEqual(shown);
  expect(await seguido()).toEqual(young);
  // One that is older than what is undone stays as old.
  await undo({ ...young, created_at: new Date().toISOString() });
  expect(await seguido()).toEqual(young);

  // An old one, muted.
  const created_at = clock(-40).concat('.000Z');
  await follow('orgao', body.cnpj, true);
  await server.database.write((db) => db.updateTable('seguidos').set({ created_at }).where('documento', '=', body.cnpj).execute());
  const old = await seguido();
  await end();
  await undo(old);
  expect(await seguido()).toEqual({ ...old, silenciado: true, created_at });
  await follow('orgao', body.cnpj);
  await importFile(admin, [notice(814)]);
  expect(await told()).toMatchObject([{ id: before[0].id, data: { count: 3 } }, { id: first.id }]);

  expect((await client(`PUT /api/seguidos/orgao/${body.cnpj}`, { silenciado: false, since: '0001-01-01T00:00:00Z' })).statusCode).toBe(400);
});
