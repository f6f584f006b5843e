// The import of bills, with files in any order and repeated.
import { beforeEach, describe, expect, test } from 'vitest';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import { projetosKinds } from '#features/projetosDeLei/server/import/kinds.ts';
import { findRegistro } from '#features/projetosDeLei/server/import/registros.ts';
import { updateOldSituacoes } from '#features/projetosDeLei/server/import/situacoes.ts';
import {
  authorRecord,
  camaraAnswer,
  camaraLine,
  camaraPage,
  kindRecord,
  placed,
  senadoLine,
  senadoPage,
  senadoSearch,
  stepRecord,
} from '#features/projetosDeLei/server/import/sources/fixtures.ts';
import { purgePendingParts } from '#features/projetosDeLei/server/retention.ts';
import type { SourceRecord } from '#kit/server/records/fields.ts';
import { nothingSaved, type RecordKind, type Saved } from '#kit/server/records/kind.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin } = testDemo();
beforeEach(() => empty());

function empty(): Promise<void> {
  return server.database.write(async (db) => {
    for (const table of ['projetos', 'projetos_espera', 'projetos_tipos'] as const) await db.deleteFrom(table).execute();
  });
}

const send = (content: object, owner?: string) => importFile(admin, content, owner);
const steps = (...records: object[]) => camaraAnswer(records, 'proposicoes/77001/tramitacoes');

/** All stored rows, without ids and import times. */
async function snapshot() {
  const { read } = server.database;
  const projetos = await read.selectFrom('projetos').selectAll().orderBy('codigo').execute();
  const codigoOf = new Map(projetos.map(({ id, codigo }) => [id, codigo]));
  const plain = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => {
      const { id: _, importada_em: __, importacao_id: ___, registro_digest: ____, projeto_id, ...kept } = row as Record<string, unknown>;
      return { ...kept, de: codigoOf.get(projeto_id as number) };
    });
  return {
    projetos: plain(projetos),
    autores: plain(await read.selectFrom('projetos_autores').selectAll().orderBy('chave').execute()),
    tramitacoes: plain(await read.selectFrom('projetos_tramitacoes').selectAll().orderBy('sequencia').orderBy('descricao').execute()),
    registros: await Promise.all(projetos.map(async ({ id, codigo }) => ({ de: codigo, registro: await findRegistro(read, id) }))),
    espera: plain(await read.selectFrom('projetos_espera').selectAll().orderBy('chave').execute()),
  };
}

async function changes() {
  const rows = await server.database.read.selectFrom('projetos_alteracoes').select(['campo', 'antes', 'depois']).orderBy('id').execute();
  return rows.map(({ campo, antes, depois }) => [campo, antes, depois]);
}

async function bill(codigo = '77001') {
  const { id } = await server.database.read.selectFrom('projetos').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow();
  return (await admin(`GET /api/projetos-de-lei/${id}`)).json();
}

const files = {
  list: [camaraLine(), camaraLine({ id: 77002, numero: 5 })],
  page: [camaraPage()],
  steps: [stepRecord(1), stepRecord(2, { descricaoSituacao: 'Pronta para Pauta' }), stepRecord(3)],
  authors: [authorRecord(2), authorRecord(1)],
  kinds: [kindRecord()],
  search: [senadoSearch(senadoLine())],
  senadoPage: [senadoPage()],
};
type Name = keyof typeof files;
const inOrder = Object.keys(files) as Name[];
const orders: Name[][] = [inOrder, inOrder.toReversed(), ['steps', 'list', 'senadoPage', 'kinds', 'page', 'search', 'authors']];

const camaraProposicoes = projetosKinds.find(({ name }) => name === 'camara-proposicoes') as RecordKind;
let run = 0;

/** As an import does, a hundred records at a time, but without a file. */
async function save(records: readonly SourceRecord[]): Promise<Saved> {
  run++;
  const kind = projetosKinds.find(({ recognises }) => recognises(records[0] ?? {})) as RecordKind;
  const rows = records.map((record) => ({ read: kind.read(record, 'camara:77001'), text: JSON.stringify(record) }));
  let all = nothingSaved;
  for (let i = 0; i < rows.length; i += 100) {
    const some = rows.slice(i, i + 100);
    const saved = await server.database.write((db) => kind.save(db, some, run), kind.writeLock);
    const reads = some.map(({ read }) => read);
    while (kind.saveRest && (await server.database.write(async (db) => kind.saveRest?.(db, reads, run), kind.writeLock)));
    all = Object.fromEntries(Object.entries(saved).map(([name, count]) => [name, count + all[name as keyof Saved]])) as Saved;
  }
  return all;
}

describe('files about the same bills', () => {
  test('have the same result in any order, and change nothing when repeated', async () => {
    const ends = [];
    for (const order of orders) {
      for (const name of order) await save(files[name]);
      const before = await snapshot();
      for (const name of order) expect(await save(files[name])).toMatchObject({ novos: 0, atualizados: 0, aguardando: 0 });
      expect(await snapshot()).toEqual(before);
      ends.push(before);
      await empty();
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  test('are recognised as already imported', async () => {
    for (const expected of [
      { novos: 1, inalterados: 0 },
      { novos: 0, inalterados: 1 },
    ])
      expect(await send(camaraPage())).toMatchObject({ ...expected, atualizados: 0 });
  });

  test('keep the fields of a page when a list has fewer', async () => {
    await save(files.page);
    expect(await save(files.list)).toMatchObject({ novos: 1, inalterados: 1 });
    expect(await bill()).toMatchObject({
      ...{ tipo: 'PL', numero: 4321, tipo_nome: 'Projeto de Lei', situacao: 'Aguardando Parecer', orgao: 'CE', regime: 'Ordinário' },
      ...{ apresentacao: '2025-03-10', ultima_tramitacao: '2025-05-02T13:00:00.000Z', tramitando: null },
      url: 'https://www.camara.leg.br/propostas-legislativas/77001',
    });
    expect(await save([camaraLine({ ementa: 'Outra ementa.' })])).toMatchObject({ atualizados: 1 });
    expect(await bill()).toMatchObject({ ementa: 'Outra ementa.', situacao: 'Aguardando Parecer' });
  });

  test('that are older only fill missing fields', async () => {
    await save([camaraPage({ ementaDetalhada: '' })]);
    const older = camaraPage({ ementa: 'Antes.', ementaDetalhada: 'Longa.' }, { dataHora: '2025-01-01T00:00', siglaOrgao: 'X' });
    await save([older]);
    expect(await bill()).toMatchObject({
      ementa: 'Dispõe sobre a merenda escolar nos municípios.',
      ementa_detalhada: 'Longa.',
      orgao: 'CE',
    });
  });
});

describe('steps', () => {
  test('set the state of the bill: the last step, and the last one with a situation', async () => {
    await save(files.list);
    expect(await save(files.steps)).toMatchObject({ novos: 3 });
    expect(await bill()).toMatchObject({
      ...{ situacao: 'Pronta para Pauta', situacao_em: '2025-04-02T12:30:00.000Z', tramitacoes_total: 3, orgao: 'MESA' },
      ultima_tramitacao: '2025-04-03T12:30:00.000Z',
    });
  });

  test('with the same number and time are separate if they differ', async () => {
    await save(files.list);
    const other = stepRecord(1, { descricaoTramitacao: 'Votação' });
    expect(await save([stepRecord(1), other])).toMatchObject({ novos: 2 });
    expect(await save([stepRecord(1, { despacho: 'Corrigido.' }), other])).toMatchObject({ novos: 0, atualizados: 1, inalterados: 1 });
  });

  test('are in the history as a count if there are hundreds, otherwise each', async () => {
    await save(files.list);
    const many = Array.from({ length: 250 }, (_, i) => stepRecord(i + 1, { dataHora: '2025-04-01T09:30', siglaOrgao: 'PLEN' }));
    expect(await save(many)).toMatchObject({ novos: 250 });
    expect(await changes()).toEqual([
      ['tramitacoes', '0', '250'],
      ['orgao', null, 'PLEN'],
      ['regime', null, 'Ordinário'],
    ]);
    const last = stepRecord(300, { dataHora: '2025-06-01T23:30', descricaoSituacao: 'Arquivada', siglaOrgao: 'PLEN' });
    await save([...many, last]);
    expect((await changes()).slice(3)).toEqual([
      ['tramitacao', null, '2025-06-01 Despacho'],
      ['situacao', null, 'Arquivada'],
    ]);
  });

  test('and authors that arrive before their bill wait for it', async () => {
    expect(await send(steps(...files.steps))).toMatchObject({ aguardando: 3, novos: 0 });
    expect(await save(files.authors)).toMatchObject({ aguardando: 2 });
    expect(await save(files.authors)).toMatchObject({ aguardando: 2 });
    expect(await save(files.list)).toMatchObject({ novos: 2, aguardando: 0 });
    expect(await bill()).toMatchObject({ tramitacoes_total: 3, autores_total: 2, autor: 'Autora 1', situacao: 'Pronta para Pauta' });
    expect((await snapshot()).espera).toEqual([]);
    expect(await changes()).toEqual([]);
  });

  test('that wait by the hundred are added to their bill in batches, so that transactions stay short', async () => {
    await save(Array.from({ length: 700 }, (_, i) => stepRecord(i + 1, { dataHora: '2025-04-01T09:30' })));
    await save(Array.from({ length: 5 }, (_, i) => authorRecord(i + 1)));
    const waiting = async () => (await snapshot()).espera.length;
    const { saveRest, writeLock: turn } = camaraProposicoes;
    // None of the waiting records of other bills.
    expect(await server.database.write(async (db) => saveRest?.(db, 'all', 0), turn)).toBe(false);
    expect(await waiting()).toBe(705);
    await server.database.write(
      (db) => camaraProposicoes.save(db, [{ read: camaraProposicoes.read(camaraLine(), ''), text: '' }], 0),
      turn,
    );
    for (const left of [405, 105]) {
      expect(await server.database.write(async (db) => saveRest?.(db, 'all', 0), turn)).toBe(true);
      expect(await waiting()).toBe(left);
    }
    // The next import finishes what an interrupted one has left.
    await send([camaraLine({ id: 77009 })]);
    expect(await waiting()).toBe(0);
    expect(await bill()).toMatchObject({ tramitacoes_total: 700, autores_total: 5, autor: 'Autora 1' });
  });

  test('that wait and can no longer be read keep waiting, and block nothing else', async () => {
    await save(files.steps);
    const { read, write } = server.database;
    const [first] = await read.selectFrom('projetos_espera').select('chave').orderBy('chave').execute();
    await write((db) =>
      db
        .updateTable('projetos_espera')
        .set({ registro: '{}' })
        .where('chave', '=', first?.chave ?? '')
        .execute(),
    );
    await save(files.list);
    expect(await bill()).toMatchObject({ tramitacoes_total: 2 });
    expect((await snapshot()).espera).toHaveLength(1);
  });

  test('that have waited three months for their bill are deleted', async () => {
    await save(files.steps);
    const forget = () => server.database.write((db) => purgePendingParts(db, 2));
    expect(await forget()).toBe(0);
    const long = new Date(Date.now() - 91 * 86_400_000).toISOString();
    await server.database.write((db) => db.updateTable('projetos_espera').set({ recebida_em: long }).execute());
    expect([await forget(), await forget(), await forget()]).toEqual([2, 1, 0]);
  });

  test('and corrected authors are recorded in the history of the bill', async () => {
    await save(files.list);
    await save(files.steps);
    await save(files.authors);
    const before = (await changes()).length;
    await save([stepRecord(1, { despacho: 'Corrigido.', descricaoSituacao: 'Em análise' })]);
    expect((await changes()).slice(before)).toEqual([
      ['tramitacao', '2025-04-01 Despacho: Passo 1.', '2025-04-01 Despacho: Em análise · Corrigido.'],
    ]);
    const stamped = () => server.database.read.selectFrom('projetos').select('importacao_id').where('codigo', '=', '77001').execute();
    expect(await stamped()).toEqual([{ importacao_id: run }]);
    await save([authorRecord(1, { siglaPartido: 'XYZ' })]);
    expect(await stamped()).toEqual([{ importacao_id: run }]);
  });

  test('without the key of their bill wait until the user gives it', async () => {
    const bytes = Buffer.from(JSON.stringify([stepRecord(1)]));
    const received = await admin('POST /api/importacoes?arquivo=passos.json', bytes, { 'content-type': 'application/octet-stream' });
    const { id, previa } = received.json();
    expect(previa).toMatchObject({ pede_vinculo: true, rejeitados: 0 });
    expect((await admin(`POST /api/importacoes/${id}/start`)).statusCode).toBe(409);
    const adjust = (vinculo: string) => admin(`PUT /api/importacoes/${id}/reading`, { vinculo });
    expect((await adjust('11222333000181-1-000007/2026')).statusCode).toBe(400);
    expect((await adjust('camara:77001')).json()).toMatchObject({ vinculo: 'camara:77001', estado: 'pronta' });
    expect(await send([stepRecord(1)], 'camara:77001')).toMatchObject({ aguardando: 1 });
    for (const other of ['camara:0', 'camara:077001', 'senado:77001']) expect((await adjust(other)).statusCode).toBe(400);
    await admin(`DELETE /api/importacoes/${id}`);
  });

  test('are not added to a bill other than the one of their file', async () => {
    await expect(send(steps(stepRecord(1)), 'camara:99999')).rejects.toThrow('camara:77001');
    const bytes = Buffer.from(JSON.stringify(steps(stepRecord(1))));
    const received = await admin('POST /api/importacoes?arquivo=passos.json', bytes, { 'content-type': 'application/octet-stream' });
    const { id, vinculo } = received.json();
    expect(vinculo).toBe('camara:77001');
    for (const other of ['camara:99999', '']) {
      const { faults } = (await admin(`PUT /api/importacoes/${id}/reading`, { vinculo: other })).json();
      expect(faults).toMatchObject([{ path: 'body.vinculo' }]);
    }
    expect((await admin(`PUT /api/importacoes/${id}/reading`, { vinculo })).statusCode).toBe(200);
    await admin(`DELETE /api/importacoes/${id}`);
  });
});

test('authors are counted, found and listed once', async () => {
  await save(files.list);
  await save(Array.from({ length: 201 }, (_, i) => authorRecord(201 - i)));
  expect(await bill()).toMatchObject({ autor: 'Autora 1', autores_total: 201 });
  expect(await changes()).toEqual([['autores', '0', '201']]);
  const { projetos } = (await admin('GET /api/projetos-de-lei?q=autora%20137')).json();
  expect(projetos).toMatchObject([{ numero: 4321 }]);
});

test('kinds name bills that were imported before, and kinds of other tables are refused', async () => {
  await save(files.list);
  expect(await bill()).toMatchObject({ tipo_nome: '' });
  expect(await send(camaraAnswer(files.kinds, 'referencias/proposicoes/siglaTipo'))).toMatchObject({ tipo: 'camara-tipos', novos: 1 });
  expect(await bill()).toMatchObject({ tipo_nome: 'Projeto de Lei' });
  // A renamed kind.
  await save([kindRecord({ nome: 'Projeto de lei ordinária' })]);
  expect(await bill()).toMatchObject({ tipo_nome: 'Projeto de lei ordinária' });
  await save([77010, 77011].map((id) => camaraLine({ id, codTipo: 999, descricaoTipo: 'A outra' })));
  await save([camaraLine({ id: 77012 })]);
  expect((await admin('GET /api/projetos-de-lei/options')).json().tipos).toEqual([
    { value: 'PL', label: 'Projeto de lei ordinária', total: 5 },
  ]);
  await expect(send(camaraAnswer([kindRecord()], 'referencias/proposicoes/codSituacao'))).rejects.toThrow('unknown-file-kind');
});

test('a page of the Senado includes its authors, and records changes since a search', async () => {
  await save(files.search);
  expect(await bill('88001')).toMatchObject({ autor: 'Senadora 1', autores_total: 1, tramitando: true, situacao: 'PRONTA PARA A PAUTA' });
  const page = senadoPage({ SituacaoAtual: placed('2021-05-01', 'APROVADA', '2021-05-02', 'PLEN') });
  expect(await save([page])).toMatchObject({ atualizados: 1 });
  expect(await changes()).toEqual([
    ['situacao', 'PRONTA PARA A PAUTA', 'APROVADA'],
    ['orgao', 'CCJ', 'PLEN'],
    ['autores', '1', '3'],
  ]);
  expect(await save(files.search)).toMatchObject({ inalterados: 1 });
  expect(await bill('88001')).toMatchObject({ autores_total: 3, situacao: 'APROVADA' });
});

test('a search of the Senado adds no authors to a page that has them all, and none twice', async () => {
  const search = (name: string, person: object | undefined) =>
    senadoSearch(senadoLine({ AutoresPrincipais: { AutorPrincipal: { NomeAutor: name, UfAutor: 'SE', ...person } } }));
  await save([search('SENADORA 1', undefined)]);
  await save(files.search);
  expect((await bill('88001')).autores).toMatchObject([{ nome: 'SENADORA 1', partido: 'ABC' }]);
  await save(files.senadoPage);
  await save([search('SENADORA 2', undefined)]);
  await save([search('Comissão Mista', undefined)]);
  const { autores } = await bill('88001');
  expect(autores.map(({ nome }: { nome: string }) => nome)).toEqual(['Senadora 1', 'Senadora 2', 'Senadora 3']);
});

test('the first author is the same in lists as on the page: the proposer, in any order of signatures', async () => {
  await save(files.list);
  await save([authorRecord(1, { proponente: 0 }), authorRecord(2, { proponente: 1 })]);
  const { autor, autores } = await bill();
  expect(autor).toBe('Autora 2');
  expect(autores[0]).toMatchObject({ nome: 'Autora 2' });
});

test('a list’s record that adds nothing is stored as the source record if there is no page, and is recognised again', async () => {
  await save([camaraLine()]);
  const line = { ...camaraLine(), uriTipo: 'x' };
  expect(await save([line])).toMatchObject({ inalterados: 1, atualizados: 0 });
  const [kept] = (await snapshot()).registros;
  expect(JSON.parse(kept?.registro ?? '')).toEqual(line);
  const isKnown = await camaraProposicoes.findKnown?.(server.database.read, [{ key: '77001', text: JSON.stringify(line) }]);
  expect(isKnown?.('77001', JSON.stringify(line))).toBe(true);
});

test('only the faulty record is rejected, with its field', async () => {
  const first = await send(camaraAnswer([camaraLine(), camaraLine({ id: 77003, numero: 'x' }), camaraLine({ id: 77004 })], 'proposicoes'));
  expect(first).toMatchObject({ tipo: 'camara-proposicoes', novos: 2, rejeitados: 1 });
  const { id } = await send(senadoSearch([senadoLine(), senadoLine({ SituacaoAtual: placed('ontem', 'A', '2020-01-01', 'X') })]));
  const { rejeitos } = (await admin(`GET /api/importacoes/${id}/rejects`)).json();
  expect(rejeitos).toEqual([
    {
      indice: 2,
      controle: '88001',
      campo: 'SituacaoAtual.Autuacoes.Autuacao.Situacao.DataSituacao',
      valor: 'ontem',
      motivo: 'notDate',
      mantido: false,
    },
  ]);
});

describe('where a bill stands', () => {
  const step = (sequencia: number, dataHora: string, descricaoSituacao: string | null, siglaOrgao: string) =>
    stepRecord(sequencia, { dataHora, descricaoSituacao, siglaOrgao });
  /** The Câmara dates the current step 00:00. */
  const closing = {
    page: [camaraPage({}, { dataHora: '2025-06-01T00:00', sequencia: 13, siglaOrgao: 'PLEN', descricaoSituacao: 'Finalizada' })],
    steps: [
      step(10, '2025-06-01T16:35', 'Aguardando Encaminhamento', 'SGM'),
      step(12, '2025-06-01T16:35', null, 'MESA'),
      step(13, '2025-06-01T00:00', 'Finalizada', 'PLEN'),
    ],
  };

  test('is what its own page says, else the step with the highest number, whatever the time of day', async () => {
    for (const files of [
      [closing.page, closing.steps],
      [closing.steps, closing.page],
      [[camaraLine()], closing.steps],
    ]) {
      for (const records of files) await save(records);
      expect(await bill()).toMatchObject({ situacao: 'Finalizada', situacao_em: '2025-06-01T03:00:00.000Z', orgao: 'PLEN' });
      await empty();
    }
  });

  test('is what a later step says that came after its page, and a page that came later than another counts by its number', async () => {
    await save(closing.page);
    await save([...closing.steps, step(14, '2025-06-01T00:00', 'Arquivada', 'MESA')]);
    expect(await bill()).toMatchObject({ situacao: 'Arquivada', orgao: 'MESA' });
    await save([camaraPage({}, { dataHora: '2025-06-02T00:00', sequencia: 15, siglaOrgao: 'CCP', descricaoSituacao: null })]);
    expect(await bill()).toMatchObject({ situacao: 'Arquivada', orgao: 'CCP' });
    await save([camaraPage({}, { dataHora: '2025-06-02T08:00', sequencia: 11, siglaOrgao: 'SGM', descricaoSituacao: 'Antiga' })]);
    expect(await bill()).toMatchObject({ situacao: 'Arquivada', orgao: 'CCP' });
  });

  test('is derived again of bills that an earlier version stored, and nothing else of them', async () => {
    for (const records of [closing.page, closing.steps]) await save(records);
    const { database } = server;
    const before = await snapshot();
    const status = JSON.stringify({ em: '2025-06-01T03:00:00.000Z', orgao: 'PLEN', regime: '', situacao: 'Finalizada', situacao_em: null });
    const old = { situacao: 'Aguardando Encaminhamento', orgao: 'MESA', status: status as never };
    await database.write(async (db) => {
      await db.updateTable('projetos').set(old).where('codigo', '=', '77001').execute();
      const { upto } = await db
        .selectFrom('projetos')
        .select(({ fn }) => fn.max('id').as('upto'))
        .executeTakeFirstOrThrow();
      await db.insertInto('outdated_words').values({ of_table: 'projetos.situacao', upto }).execute();
    });
    expect((await bill()).situacao).toBe('Aguardando Encaminhamento');
    while (await database.write((db) => updateOldSituacoes(db, 100), updateOldSituacoes.writeLock));
    expect(await snapshot()).toEqual(before);
    expect(await database.read.selectFrom('outdated_words').selectAll().where('of_table', '=', 'projetos.situacao').execute()).toEqual([]);
  });
});
