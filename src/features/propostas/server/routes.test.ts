import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Conflito, PropostaDetail } from '../entities.ts';

const { server, admin, client, ids } = testDemo();
let licitacao: number;
let numeros: number[];

beforeAll(async () => {
  const { read } = server.database;
  const { licitacao_id } = await read
    .selectFrom('lotes')
    .select('licitacao_id')
    .where('valor_unitario', 'is not', null)
    .groupBy('licitacao_id')
    .having(({ fn }) => fn.countAll(), '>=', 3)
    .orderBy('licitacao_id')
    .executeTakeFirstOrThrow();
  licitacao = licitacao_id;
  const lotes = await read.selectFrom('lotes').select('numero').where('licitacao_id', '=', licitacao).orderBy('numero').limit(3).execute();
  numeros = lotes.map(({ numero }) => numero);
});
beforeEach(() => server.database.write((db) => db.deleteFrom('propostas').execute()));

const create = async (call: Call): Promise<number> => (await call('POST /api/propostas', { licitacao })).json().id;
const show = async (call: Call, id: number): Promise<PropostaDetail> => (await call(`GET /api/propostas/${id}`)).json();
const share = async (id: number, body: object = { escritorio: 'editor', pessoas: [] }) =>
  client(`PUT /api/propostas/${id}/acesso`, { version: (await show(client, id)).version, ...body });
/** An offer of the client with an item. */
async function withItem(): Promise<{ id: number; item: number }> {
  const id = await create(client);
  await client(`POST /api/propostas/${id}/itens`, { numeros: numeros.slice(0, 1) });
  return { id, item: (await show(client, id)).itens[0]?.id ?? 0 };
}

test('begins an offer in the first stage, private, with its author responsible', async () => {
  const id = await create(client);
  expect(await show(client, id)).toMatchObject({
    ...{ etapa: 'analisando', version: 1, papel: 'dono', compartilhada: false, itens: [] },
    ...{ responsavel: { id: ids.client }, edital: { id: licitacao, existe: true } },
  });
  expect((await admin(`GET /api/propostas/${id}`)).statusCode).toBe(404);
  expect((await admin('GET /api/propostas')).json().total).toBe(0);
  expect((await client('POST /api/propostas', { licitacao: 999_999 })).statusCode).toBe(404);
});

describe('two people at once', () => {
  test('a price set on an old version is refused with the other’s change, and neither is lost', async () => {
    const { id, item } = await withItem();
    await share(id);
    const first = await client(`PUT /api/propostas/${id}/itens/${item}`, { version: 1, custo: 8 });
    expect(first.json()).toMatchObject({ version: 2, custo: 8 });
    const refused = await admin(`PUT /api/propostas/${id}/itens/${item}`, { version: 1, custo: 9, preco: 12 });
    expect(refused.statusCode).toBe(409);
    const conflict = refused.json() as Conflito;
    expect(conflict).toMatchObject({ type: 'conflict', version: 2 });
    expect(conflict.alteracoes).toMatchObject([{ campo: 'custo', antes: null, depois: '8', quem: { id: ids.client } }]);
    expect((await show(admin, id)).itens[0]).toMatchObject({ version: 2, custo: 8, preco: null });
    // Having seen it, the other one decides again.
    const again = await admin(`PUT /api/propostas/${id}/itens/${item}`, { version: conflict.version, custo: 9, preco: 12 });
    expect(again.json()).toMatchObject({ version: 3, custo: 9, preco: 12, margem: 25 });
  });

  test('of many changes of one version at the same time, one is saved and the others are refused', async () => {
    const { id, item } = await withItem();
    await share(id);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((custo) => (custo % 2 ? client : admin)(`PUT /api/propostas/${id}/itens/${item}`, { version: 1, custo })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const saved = answers.find(({ statusCode }) => statusCode === 200)?.json().custo;
    expect((await show(client, id)).itens[0]).toMatchObject({ version: 2, custo: saved });
  });

  test('different items do not get into each other’s way', async () => {
    const id = await create(client);
    await client(`POST /api/propostas/${id}/itens`, { numeros });
    await share(id);
    const { itens } = await show(client, id);
    const answers = await Promise.all(
      itens.map(({ id: item }, place) => (place % 2 ? client : admin)(`PUT /api/propostas/${id}/itens/${item}`, { version: 1, preco: 10 })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const after = await show(client, id);
    expect(after.preco_total).toBeCloseTo(
      itens.reduce((sum, { quantidade }) => sum + quantidade * 10, 0),
      2,
    );
  });

  test('a stage set on an old version is refused, too', async () => {
    const id = await create(client);
    await share(id);
    await client(`PUT /api/propostas/${id}/etapa`, { version: 2, etapa: 'decidida' });
    const refused = await admin(`PUT /api/propostas/${id}/etapa`, { version: 2, etapa: 'desistida', decisao_motivo: 'Longe.' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().alteracoes).toEqual(
      expect.arrayContaining([expect.objectContaining({ campo: 'etapa', antes: 'analisando', depois: 'decidida' })]),
    );
    expect((await show(client, id)).etapa).toBe('decidida');
  });
});

test('an item has brand and model, which are kept with its prices and in the history', async () => {
  const { id, item } = await withItem();
  const put = (body: object) => client(`PUT /api/propostas/${id}/itens/${item}`, body);
  expect((await show(client, id)).itens[0]).toMatchObject({ marca: '', modelo: '' });
  expect((await put({ version: 1, marca: ' Aurora ', modelo: 'X 200', custo: 8 })).json()).toMatchObject({
    marca: 'Aurora',
    modelo: 'X 200',
  });
  expect((await put({ version: 2, margem: 20 })).json()).toMatchObject({ marca: 'Aurora', modelo: 'X 200', preco: 10 });
  expect((await put({ version: 3, modelo: '' })).json()).toMatchObject({ version: 4, marca: 'Aurora', modelo: '' });
  const { alteracoes } = (await client(`GET /api/propostas/${id}/historico`)).json();
  expect(alteracoes[0]).toMatchObject({ campo: 'modelo', antes: 'X 200', depois: null });
  for (const marca of ['x'.repeat(121), 'duas\nlinhas']) {
    const refused = await put({ version: 4, marca });
    expect([refused.statusCode, refused.json().faults[0].path]).toEqual([400, 'body.marca']);
  }
});

describe('stages', () => {
  test('a won offer takes its contract, which is changed later, kept in the history and forgotten on the way back', async () => {
    const id = await create(client);
    const move = (body: object) => client(`PUT /api/propostas/${id}/etapa`, body);
    const contract = {
      contrato_numero: '12/2026',
      contrato_assinatura: '2026-07-01',
      contrato_inicio: '2026-07-02',
      contrato_fim: '2027-07-01',
    };
    const empty = { contrato_numero: '', contrato_assinatura: null, contrato_inicio: null, contrato_fim: null };
    expect(await show(client, id)).toMatchObject(empty);
    const fault = async (answer: ReturnType<Call>) => {
      const { statusCode, json } = await answer;
      return [statusCode, json().faults?.[0].path];
    };
    expect(await fault(move({ version: 1, etapa: 'enviada', contrato_numero: '1' }))).toEqual([400, 'body.contrato_numero']);
    expect(await fault(client(`PUT /api/propostas/${id}`, { version: 1, contrato_fim: '2027-01-01' }))).toEqual([400, 'body.contrato_fim']);
    const early = { ...contract, contrato_fim: '2026-07-01' };
    expect(await fault(move({ version: 1, etapa: 'ganha', ...early }))).toEqual([400, 'body.contrato_fim']);
    expect(await fault(move({ version: 1, etapa: 'ganha', contrato_fim: '2026-02-30' }))).toEqual([400, 'body.contrato_fim']);
    expect((await move({ version: 1, etapa: 'ganha', resultado_valor: 10, ...contract })).statusCode).toBe(200);
    expect(await show(client, id)).toMatchObject(contract);
    expect(await fault(client(`PUT /api/propostas/${id}`, { version: 2, contrato_fim: '2026-01-01' }))).toEqual([400, 'body.contrato_fim']);
    expect((await client(`PUT /api/propostas/${id}`, { version: 2, contrato_fim: '2028-07-01' })).json()).toEqual({ version: 3 });
    const { alteracoes } = (await client(`GET /api/propostas/${id}/historico`)).json();
    expect(alteracoes[0]).toMatchObject({ campo: 'contrato_fim', antes: '2027-07-01', depois: '2028-07-01' });
    await move({ version: 3, etapa: 'disputa' });
    expect(await show(client, id)).toMatchObject(empty);
  });

  test('a change is kept with who and when; decision and result follow the stage', async () => {
    const id = await create(client);
    const move = (version: number, body: object) => client(`PUT /api/propostas/${id}/etapa`, { version, ...body });
    await move(1, { etapa: 'decidida', decisao_motivo: 'Temos o produto.' });
    expect(await show(client, id)).toMatchObject({ decisao: 'go', decisao_motivo: 'Temos o produto.', decidida_em: expect.any(String) });
    await move(2, { etapa: 'ganha', resultado_valor: 1234.5 });
    expect(await show(client, id)).toMatchObject({ etapa: 'ganha', resultado_valor: 1234.5, encerrada_em: expect.any(String) });
    await move(3, { etapa: 'disputa' });
    expect(await show(client, id)).toMatchObject({ decisao: 'go', resultado_valor: null, encerrada_em: null, version: 4 });
    const { alteracoes } = (await client(`GET /api/propostas/${id}/historico`)).json();
    const stages = alteracoes.filter(({ campo }: { campo: string }) => campo === 'etapa');
    expect(stages.map(({ depois }: { depois: string }) => depois)).toEqual(['disputa', 'ganha', 'decidida', 'analisando']);
    expect(stages[0]).toMatchObject({ quem: { id: ids.client }, alterada_em: expect.any(String) });
  });

  test('says when an offer was sent, until it is taken back', async () => {
    const id = await create(client);
    const move = (version: number, etapa: string) => client(`PUT /api/propostas/${id}/etapa`, { version, etapa });
    expect((await show(client, id)).enviada_em).toBeNull();
    await move(1, 'enviada');
    const { enviada_em } = await show(client, id);
    expect(Math.abs(Date.now() - Date.parse(enviada_em ?? ''))).toBeLessThan(60_000);
    await move(2, 'disputa');
    await move(3, 'enviada');
    await move(4, 'ganha');
    expect((await show(client, id)).enviada_em).toBe(enviada_em);
    await move(5, 'preparando');
    expect((await show(client, id)).enviada_em).toBeNull();
    await move(6, 'disputa');
    const again = (await show(client, id)).enviada_em ?? '';
    expect(again > (enviada_em ?? '')).toBe(true);
    await move(7, 'enviada');
    expect((await show(client, id)).enviada_em).toBe(again);
  });

  test('does not call an offer sent that was lost without', async () => {
    const id = await create(client);
    const lost = await client(`PUT /api/propostas/${id}/etapa`, { version: 1, etapa: 'perdida', resultado_motivo: 'revogada' });
    expect(lost.statusCode).toBe(200);
    expect((await show(client, id)).enviada_em).toBeNull();
  });

  test('a loss and a no-go need their reason', async () => {
    const id = await create(client);
    const lost = await client(`PUT /api/propostas/${id}/etapa`, { version: 1, etapa: 'perdida' });
    expect([lost.statusCode, lost.json().faults]).toMatchObject([400, [{ path: 'body.resultado_motivo' }]]);
    const given = await client(`PUT /api/propostas/${id}/etapa`, { version: 1, etapa: 'desistida', decisao_motivo: ' ' });
    expect([given.statusCode, given.json().faults]).toMatchObject([400, [{ path: 'body.decisao_motivo' }]]);
    const early = await client(`PUT /api/propostas/${id}`, { version: 1, resultado_valor: 1 });
    expect([early.statusCode, early.json().faults]).toMatchObject([400, [{ path: 'body.resultado_valor' }]]);
    expect((await client(`PUT /api/propostas/${id}/etapa`, { version: 1, etapa: 'perdida', resultado_motivo: 'preco' })).statusCode).toBe(
      200,
    );
    await client(`PUT /api/propostas/${id}`, { version: 2, resultado_nota: 'Por 2%.', resultado_valor: 1 });
    expect(await show(client, id)).toMatchObject({ version: 3, resultado_nota: 'Por 2%.', resultado_valor: 1 });
  });
});

describe('access', () => {
  test('readers read, editors change, only the owner shares and deletes', async () => {
    const { id, item } = await withItem();
    await share(id, { escritorio: null, pessoas: [{ id: ids.admin, papel: 'leitor' }] });
    expect(await show(admin, id)).toMatchObject({ papel: 'leitor', compartilhada: true });
    const edit = () => admin(`PUT /api/propostas/${id}/itens/${item}`, { version: 1, custo: 1 });
    expect((await edit()).statusCode).toBe(403);
    await share(id, { escritorio: null, pessoas: [{ id: ids.admin, papel: 'editor' }] });
    expect((await edit()).statusCode).toBe(200);
    const { alteracoes } = (await client(`GET /api/propostas/${id}/historico`)).json();
    expect(alteracoes.find(({ campo }: { campo: string }) => campo === 'pessoas')).toMatchObject({
      antes: expect.stringMatching(/\(lê\)$/),
      depois: expect.stringMatching(/\(edita\)$/),
    });
    expect((await admin(`DELETE /api/propostas/${id}`)).statusCode).toBe(403);
    expect((await admin(`PUT /api/propostas/${id}/acesso`, { version: 3, escritorio: 'editor', pessoas: [] })).statusCode).toBe(403);
    await share(id, { escritorio: null, pessoas: [] });
    expect((await admin(`GET /api/propostas/${id}`)).statusCode).toBe(404);
  });

  test('an editor makes only people responsible who see it, and nobody keeps access by being responsible', async () => {
    const id = await create(client);
    const { id: stranger } = await server.database.read
      .selectFrom('users')
      .select('id')
      .where('status', '=', 'active')
      .where('id', 'not in', [ids.admin, ids.client])
      .executeTakeFirstOrThrow();
    const set = async (call: Call, responsavel: number | null) =>
      call(`PUT /api/propostas/${id}`, { version: (await show(client, id)).version, responsavel });
    const pessoas = [{ id: ids.admin, papel: 'editor' }];
    await share(id, { escritorio: null, pessoas });
    const refused = await set(admin, stranger);
    expect([refused.statusCode, refused.json().faults]).toMatchObject([400, [{ path: 'body.responsavel' }]]);
    expect((await set(admin, ids.admin)).statusCode).toBe(200);
    const kept = await share(id, { escritorio: null, pessoas: [] });
    expect([kept.statusCode, kept.json().faults]).toMatchObject([400, [{ path: 'body.pessoas' }]]);
    expect((await share(id)).statusCode).toBe(200);
    // What the whole office saw is not kept either.
    expect((await share(id, { escritorio: null, pessoas: [] })).statusCode).toBe(400);
    expect((await set(client, ids.client)).statusCode).toBe(200);
    expect((await share(id, { escritorio: null, pessoas: [] })).statusCode).toBe(200);
    expect((await admin(`GET /api/propostas/${id}`)).statusCode).toBe(404);
    // The owner chooses anybody, and may go on sharing with others.
    expect((await set(client, stranger)).statusCode).toBe(200);
    expect((await share(id, { escritorio: null, pessoas })).statusCode).toBe(200);
  });

  test('a person who is made responsible sees it and is told; one without an account is refused by field', async () => {
    const id = await create(client);
    const refused = await client(`PUT /api/propostas/${id}`, { version: 1, responsavel: 999_999 });
    expect([refused.statusCode, refused.json().faults]).toMatchObject([400, [{ path: 'body.responsavel' }]]);
    await client(`PUT /api/propostas/${id}`, { version: 1, responsavel: ids.admin });
    expect((await show(admin, id)).papel).toBe('editor');
    const told = await server.database.read
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', ids.admin)
      .where('kind', '=', 'propostas.assigned')
      .where('about', '=', String(id))
      .execute();
    expect(told).toHaveLength(1);
  });

  test('the bell tells who is given access and may edit, once, and forgets it when the access ends', async () => {
    const id = await create(client);
    const told = async (call = admin) =>
      (await call('GET /api/notifications'))
        .json()
        .notifications.filter(
          ({ kind, data }: { kind: string; data: { proposta: number } }) => kind.startsWith('propostas.') && data.proposta === id,
        )
        .map(({ kind, data }: { kind: string; data: { papel?: string } }) => [kind, data.papel]);
    const withAdmin = (papel: string, escritorio: string | null = null) => share(id, { escritorio, pessoas: [{ id: ids.admin, papel }] });
    await withAdmin('leitor');
    expect(await told()).toEqual([['propostas.shared', 'leitor']]);
    await withAdmin('leitor', 'leitor');
    expect(await told()).toHaveLength(1);
    await withAdmin('editor');
    expect(await told()).toEqual([['propostas.shared', 'editor']]);
    await withAdmin('leitor');
    expect(await told()).toHaveLength(1);
    const { version } = await show(client, id);
    await client(`PUT /api/propostas/${id}`, { version, responsavel: ids.admin });
    expect(await told()).toEqual([
      ['propostas.assigned', undefined],
      ['propostas.shared', 'editor'],
    ]);
    await admin(`PUT /api/propostas/${id}`, { version: version + 1, responsavel: ids.client });
    expect(await told(client)).toEqual([['propostas.assigned', undefined]]);
    expect(await told()).toEqual([['propostas.shared', 'editor']]);
    await share(id, { escritorio: null, pessoas: [] });
    expect(await told()).toEqual([]);
  });

  test('a person twice, or without an account, is refused by place', async () => {
    const id = await create(client);
    const twice = await share(id, { escritorio: null, pessoas: [ids.admin, ids.admin].map((one) => ({ id: one, papel: 'leitor' })) });
    expect([twice.statusCode, twice.json().faults]).toMatchObject([400, [{ path: 'body.pessoas.1.id' }]]);
    const unknown = await share(id, { escritorio: null, pessoas: [{ id: 999_999, papel: 'leitor' }] });
    expect([unknown.statusCode, unknown.json().faults]).toMatchObject([400, [{ path: 'body.pessoas.0.id' }]]);
  });
});

describe('items', () => {
  test('are copied from the notice once; unknown numbers are refused by place', async () => {
    const id = await create(client);
    await client(`POST /api/propostas/${id}/itens`, { numeros });
    await client(`POST /api/propostas/${id}/itens`, { numeros });
    expect((await show(client, id)).itens.map(({ numero }) => numero)).toEqual(numeros);
    const unknown = await client(`POST /api/propostas/${id}/itens`, { numeros: [numeros[0], 99_999] });
    expect([unknown.statusCode, unknown.json().faults]).toMatchObject([400, [{ path: 'body.numeros.1' }]]);
  });

  test('a removed item leaves the sums and comes back with its price', async () => {
    const { id, item } = await withItem();
    await client(`PUT /api/propostas/${id}/itens/${item}`, { version: 1, quantidade: 2, preco: 10.5 });
    expect((await show(client, id)).preco_total).toBe(21);
    await client(`DELETE /api/propostas/${id}/itens/${item}`);
    expect(await show(client, id)).toMatchObject({ preco_total: 0, itens: [] });
    await client(`POST /api/propostas/${id}/itens/${item}/restore`);
    expect(await show(client, id)).toMatchObject({ preco_total: 21, itens: [{ preco: 10.5 }] });
    expect((await client(`PUT /api/propostas/${id}/itens/${item}`, { version: 4, margem: 100 })).statusCode).toBe(400);
  });
});

test('lists by filter and by stage', async () => {
  const id = await create(client);
  await create(client);
  await client(`PUT /api/propostas/${id}/etapa`, { version: 1, etapa: 'perdida', resultado_motivo: 'prazo' });
  const total = async (query: string) => (await client(`GET /api/propostas?${query}`)).json().total;
  expect(await total('')).toBe(2);
  expect(await total('etapa=perdida')).toBe(1);
  expect(await total('motivo=prazo')).toBe(1);
  expect(await total('motivo=preco')).toBe(0);
  expect(await total(`responsavel=${ids.client}`)).toBe(2);
  expect(await total(`responsavel=${ids.admin}`)).toBe(0);
  expect(await total(`licitacao=${licitacao}`)).toBe(2);
  expect(await total('q=nenhumapalavraassim')).toBe(0);
  const { edital } = await show(client, id);
  expect(await total(`orgao=${encodeURIComponent(edital.orgao)}&modalidade=${edital.modalidade_codigo}`)).toBe(2);
  const { colunas } = (await client('GET /api/propostas/board')).json();
  expect(colunas.map((column: { total: number }) => column.total)).toEqual([1, 0, 0, 0, 0, 0, 1, 0]);
  for (const sort of ['sessao', 'etapa', 'valor', 'nome', 'atualizada', 'encerrada'])
    expect((await client(`GET /api/propostas?sort=${sort}&order=desc`)).json().propostas).toHaveLength(2);
  const facets = (await client('GET /api/propostas/facets')).json();
  expect(facets.responsaveis).toMatchObject([{ id: ids.client }]);
  expect(facets.modalidades).toHaveLength(1);
});

test('a deleted offer can be restored by who deleted it', async () => {
  const id = await create(client);
  await client(`DELETE /api/propostas/${id}`);
  expect((await client(`GET /api/propostas/${id}`)).statusCode).toBe(404);
  expect((await admin(`POST /api/propostas/${id}/restore`)).statusCode).toBe(404);
  await client(`POST /api/propostas/${id}/restore`);
  expect((await show(client, id)).id).toBe(id);
});

test('comments mention only those who see the offer', async () => {
  const id = await create(client);
  const { username } = await server.database.read
    .selectFrom('users')
    .select('username')
    .where('id', '=', ids.admin)
    .executeTakeFirstOrThrow();
  const mentions = async () =>
    (
      await server.database.read
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', ids.admin)
        .where('kind', '=', 'propostas.mentioned')
        .where('about', 'like', `${id} %`)
        .execute()
    ).length;
  await client(`POST /api/propostas/${id}/comentarios`, { texto: `Veja, @${username}.` });
  expect(await mentions()).toBe(0);
  await share(id, { escritorio: 'leitor', pessoas: [] });
  const { id: comment } = (await client(`POST /api/propostas/${id}/comentarios`, { texto: `Veja, @${username}.` })).json();
  expect(await mentions()).toBe(1);
  expect((await admin(`DELETE /api/propostas/${id}/comentarios/${comment}`)).statusCode).toBe(404);
  await client(`DELETE /api/propostas/${id}/comentarios/${comment}`);
  expect((await client(`GET /api/propostas/${id}/comentarios`)).json().comentarios).toHaveLength(1);
  await client(`POST /api/propostas/${id}/comentarios/${comment}/restore`);
  expect((await admin(`GET /api/propostas/${id}/comentarios`)).json().comentarios).toHaveLength(2);
});

test('an offer stays readable without its notice', async () => {
  const id = await create(client);
  await admin(`DELETE /apps/invoice/delete?id=${licitacao}`);
  expect(await show(client, id)).toMatchObject({ edital: { existe: false, sessao: null, nome: expect.stringMatching(/\d/) } });
  await admin(`POST /api/licitacoes/${licitacao}/restore`);
  expect((await show(client, id)).edital.existe).toBe(true);
});
