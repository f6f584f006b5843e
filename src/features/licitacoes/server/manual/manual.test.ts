import { expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import { pncpRecord } from '../import/sources/fixtures.ts';
import { importFile } from '../import/testImport.ts';

const { server, admin, client } = testDemo();

const CNPJ = '99123456000106';
const sent = {
  ...{ objeto: 'Aquisição de pneus', orgao: 'Município de Vila Alegre', orgao_cnpj: '99.123.456/0001-06', municipio: 'Vila Alegre' },
  ...{ uf: 'SP', modalidade: 6, numero: '12/2026', processo: '', valor_estimado: 1500.5, publicacao: '2026-05-14T12:00:00.000Z' },
  ...{
    abertura: null,
    encerramento: '2099-06-01T12:00:00.000Z',
    portal: 'Portal da Vila',
    link: 'https://vila.example/12',
    observacao: 'Ligar antes',
  },
  itens: [{ numero: 1, descricao: 'Pneu aro 15', quantidade: 4, unidade: 'Unidade', valor_unitario: 300 }],
};
let count = 0;
const another = () => ({ ...sent, numero: `${++count + 100}/2026` });
const create = async (body: object = another(), as: Call = client): Promise<number> => {
  const answer = await as('POST /api/licitacoes/manual', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
const form = async (id: number, as: Call = client) => {
  const { criada_por, isEditable, ...shown } = (await as(`GET /api/licitacoes/manual/${id}`)).json();
  return { criada_por, isEditable, shown };
};

test('a notice entered by hand is found, shown, exported and followed as others are, and says so', async () => {
  const id = await create(sent);
  const { licitacoes } = (await client('GET /api/licitacoes?fonte=manual&q=pneus')).json();
  expect(licitacoes).toMatchObject([{ id, fonte: 'manual', status: 'aberta', num_licitacao: '12/2026' }]);
  const page = (await client(`GET /api/licitacoes/${id}`)).json();
  expect(page).toMatchObject({ orgao_cnpj: CNPJ, plataforma: 'Portal da Vila', link_pncp: null, informacao: 'Ligar antes' });
  expect(page.controle).toMatch(/^m:/);
  expect(page.lotes).toMatchObject([{ numero: 1, descricao: 'Pneu aro 15', valor_total: 1200 }]);
  const csv = (await client(`GET /api/licitacoes/export?ids=${id}`)).body;
  expect(csv).toContain('Cadastro manual');
  expect((await client(`PUT /api/follows/licitacao/${id}`, {})).statusCode).toBe(200);
});

test('what was entered wrongly is refused with each field and its reason, and a second one of the same number too', async () => {
  const faultsOf = async (body: object) => (await client('POST /api/licitacoes/manual', body)).json().faults;
  const wrong = {
    objeto: ' ',
    orgao_cnpj: '99.123.456/0001-07',
    numero: '',
    link: 'javascript:alert(1)',
    abertura: '2099-07-01T12:00:00.000Z',
  };
  expect((await faultsOf({ ...sent, ...wrong })).map(({ path }: { path: string }) => path)).toEqual([
    'body.objeto',
    'body.orgao_cnpj',
    'body.numero',
    'body.encerramento',
    'body.link',
  ]);
  const body = another();
  await create(body);
  expect(await faultsOf(body)).toMatchObject([{ path: 'body.numero', message: expect.stringContaining('já há uma licitação') }]);
  // Another portal may use the same number.
  await create({ ...body, portal: 'Outro' });
});

test('only its maker and admins change it; history says who; an old version is refused with what changed', async () => {
  const id = await create(undefined, admin);
  expect((await form(id)).isEditable).toBe(false);
  const own = await create();
  const { shown, isEditable } = await form(own);
  expect([isEditable, shown.version]).toEqual([true, 0]);
  expect((await client(`PUT /api/licitacoes/manual/${id}`, { ...shown })).statusCode).toBe(404);
  const saved = await admin(`PUT /api/licitacoes/manual/${own}`, {
    ...shown,
    objeto: 'Pneus e câmaras',
    itens: [
      { ...sent.itens[0], quantidade: 8 },
      { ...sent.itens[0], numero: 2, descricao: 'Câmara' },
    ],
  });
  expect(saved.statusCode, saved.body).toBe(200);
  const late = await client(`PUT /api/licitacoes/manual/${own}`, { ...shown, objeto: 'Meu' });
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ type: 'conflict', version: saved.json().version });
  expect(late.json().alteracoes).toContainEqual(
    expect.objectContaining({ campo: 'objeto', antes: 'Aquisição de pneus', depois: 'Pneus e câmaras', por: expect.any(String) }),
  );
  const { alteracoes } = (await client(`GET /api/licitacoes/${own}/changes`)).json();
  expect(alteracoes).toContainEqual(expect.objectContaining({ parte: 'lote', numero: '1', campo: 'quantidade', antes: '4', depois: '8' }));
  expect(alteracoes).toContainEqual(expect.objectContaining({ parte: 'lote', numero: '2', campo: '', antes: null, depois: 'Câmara' }));
  const again = await client(`PUT /api/licitacoes/manual/${own}`, { ...shown, itens: [], version: late.json().version });
  expect(again.statusCode, again.body).toBe(200);
  expect((await client(`GET /api/licitacoes/${own}`)).json().lotes).toEqual([]);
});

test('its maker deletes it and takes that back; entering it again is no removal any more', async () => {
  const body = another();
  const id = await create(body);
  expect((await client(`DELETE /api/licitacoes/manual/${id}`)).statusCode).toBe(200);
  expect((await client(`GET /api/licitacoes/${id}`)).statusCode).toBe(404);
  expect((await client(`POST /api/licitacoes/manual/${id}/restore`)).statusCode).toBe(200);
  expect((await form(id)).isEditable).toBe(true);
  await client(`DELETE /api/licitacoes/manual/${id}`);
  await create(body);
});

const columns = ['numero_controle', 'numero', 'orgao', 'cnpj', 'modalidade', 'objeto', 'publicacao', 'portal'];
const sheet = (numero: string, objeto: string, cnpj = CNPJ) =>
  `${columns.join(';')}\n;${numero};Município de Vila Alegre;${cnpj};Pregão - Eletrônico;${objeto};14/05/2026 09:15;Portal da Vila\n`;

test('a sheet without control numbers is imported under own keys, the same when it comes again', async () => {
  expect(await importFile(admin, sheet('77/2026', 'Cadeiras'))).toMatchObject({ novos: 1, rejeitados: 0 });
  expect(await importFile(admin, sheet('77/2026', 'Cadeiras giratórias'))).toMatchObject({ novos: 0, atualizados: 1 });
  const [{ id }] = (await client('GET /api/licitacoes?fonte=avulsa&q=giratorias')).json().licitacoes;
  expect((await client(`GET /api/licitacoes/${id}`)).json()).toMatchObject({ fonte: 'avulsa', situacao: 'Divulgada', link_pncp: null });
  expect((await client(`GET /api/licitacoes/export?ids=${id}`)).body).toContain('Planilha, fora do PNCP');
  expect((await form(id, admin)).isEditable).toBe(true);
  expect(await importFile(admin, sheet('78/2026', 'Mesas', ''))).toMatchObject({ novos: 0, rejeitados: 1 });
  // Changed in the form, it is one entered by hand.
  await admin(`PUT /api/licitacoes/manual/${id}`, { ...(await form(id, admin)).shown, observacao: 'Conferida' });
  expect((await client(`GET /api/licitacoes/${id}`)).json()).toMatchObject({ fonte: 'manual', informacao: 'Conferida' });
});

test('a sheet of items adds to a notice entered by hand by its own key, and says what else it would take', async () => {
  const id = await create();
  const { controle } = (await client(`GET /api/licitacoes/${id}`)).json();
  const items = (key: string) => `numero_controle;numero;descricao;quantidade\n${key};2;Câmara de ar;10\n`;
  expect(await importFile(admin, items(controle))).toMatchObject({ novos: 1, rejeitados: 0, aguardando: 0 });
  const { lotes } = (await client(`GET /api/licitacoes/${id}`)).json();
  expect(lotes).toMatchObject([{ numero: 1 }, { numero: 2, descricao: 'Câmara de ar', quantidade: 10 }]);
  // Its form has it too, and keeps it.
  const { shown } = await form(id);
  expect(shown.itens).toHaveLength(2);
  const refused = await importFile(admin, items('m:desconhecida'));
  expect(refused).toMatchObject({ novos: 0, rejeitados: 1 });
  const { rejeitos } = (await admin(`GET /api/importacoes/${refused.id}/rejects`)).json();
  expect(rejeitos).toMatchObject([{ campo: 'numero_controle', valor: 'm:desconhecida', motivo: 'badNotice' }]);
});

test('it is joined to the published one, with all that users know of it, and its address leads there', async () => {
  const id = await create({ ...sent, numero: '000055/2026', portal: 'Outro portal' });
  const none = (await client(`GET /api/licitacoes/${id}/candidatas`)).json();
  expect(none).toEqual({ isManual: true, candidatas: [], unidas: [] });
  const controle = `${CNPJ}-1-000955/2026`;
  await importFile(admin, [
    pncpRecord({
      numeroControlePNCP: controle,
      numeroCompra: '55',
      orgaoEntidade: { cnpj: CNPJ, razaoSocial: 'Município de Vila Alegre', poderId: 'E', esferaId: 'M' },
    }),
  ]);
  const real = await server.database.read.selectFrom('licitacoes').select('id').where('controle', '=', controle).executeTakeFirstOrThrow();
  expect((await client(`GET /api/licitacoes/${id}/candidatas`)).json().candidatas).toMatchObject([{ id: real.id, evidencias: ['numero'] }]);
  expect((await client(`GET /api/licitacoes/${real.id}/candidatas`)).json()).toMatchObject({ isManual: false, candidatas: [{ id }] });

  await client(`PUT /api/follows/licitacao/${id}`, { stage: 'proposal', note: 'Visitar' });
  await admin(`PUT /api/follows/licitacao/${id}`, { note: 'Do cadastro' });
  await admin(`PUT /api/follows/licitacao/${real.id}`, { note: 'Da publicada' });
  const { id: proposta } = (await client('POST /api/propostas', { licitacao: id })).json();
  await client(`POST /api/propostas/${proposta}/comentarios`, { texto: 'Ver frete' });

  expect((await client(`POST /api/licitacoes/manual/${id}/join`, { licitacao: id })).json().faults).toMatchObject([
    { path: 'body.licitacao' },
  ]);
  expect((await client(`POST /api/licitacoes/manual/${id}/join`, { licitacao: real.id })).statusCode).toBe(200);
  expect((await client(`GET /api/licitacoes/${id}`)).statusCode).toBe(404);
  expect((await client(`GET /api/licitacoes/manual/${id}/joined`)).json()).toEqual({ id: real.id });
  expect((await client(`GET /api/licitacoes/${real.id}/candidatas`)).json().unidas).toMatchObject([
    { num_licitacao: '000055/2026', observacao: 'Ligar antes', unida_por: expect.any(String) },
  ]);
  const follows = await server.database.read
    .selectFrom('follows')
    .select(['note'])
    .where('item_id', '=', real.id)
    .orderBy('note')
    .execute();
  expect(follows.map(({ note }) => note)).toEqual(['Da publicada\nDo cadastro', 'Visitar']);
  expect((await client(`GET /api/propostas/${proposta}`)).json()).toMatchObject({ edital: { id: real.id, existe: true } });
  // The same row of a sheet does not bring it back.
  expect((await client('POST /api/licitacoes/manual', { ...sent, numero: '000055/2026', portal: 'Outro portal' })).statusCode).toBe(400);
});
