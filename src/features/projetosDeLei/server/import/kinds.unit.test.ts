import { describe, expect, test } from 'vitest';
import { isRecord, Reject, type SourceRecord } from '#kit/server/records/fields.ts';
import type { RecordKind, RecordSource } from '#kit/server/records/kind.ts';
import { projetosKinds } from './kinds.ts';
import type { PartRead } from './parts.ts';
import type { ProjetoRead } from './projeto.ts';
import { camaraAutores } from './sources/camaraAutores.ts';
import { camaraProposicoes } from './sources/camaraProposicoes.ts';
import { camaraTipos } from './sources/camaraTipos.ts';
import { camaraTramitacoes } from './sources/camaraTramitacoes.ts';
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
} from './sources/fixtures.ts';
import { keywords } from './sources/keywords.ts';
import { senadoMaterias } from './sources/senadoMaterias.ts';
import { explainUnknownProjetos } from './unsupported.ts';

const owner = 'camara:77001';
const samples = [
  ['a line of the Câmara', camaraProposicoes, camaraLine()],
  ['a page of the Câmara', camaraProposicoes, camaraPage()],
  ['a step', camaraTramitacoes, stepRecord(1)],
  ['an author', camaraAutores, authorRecord(1)],
  ['a kind', camaraTipos, kindRecord()],
  ['a line of the Senado', senadoMaterias, senadoLine()],
  ['a search of the Senado that finds one', senadoMaterias, senadoSearch(senadoLine())],
  ['a page of the Senado', senadoMaterias, senadoPage()],
] as unknown as [string, RecordSource, SourceRecord][];
const kindOf = ({ name }: RecordSource) => projetosKinds.find((kind) => kind.name === name) as RecordKind;

test.each(samples)('%s is of its kind and of no other', (_, source, record) => {
  const kind = kindOf(source);
  expect(projetosKinds.filter(({ recognises }) => recognises(record)).map(({ name }) => name)).toEqual([kind.name]);
  expect(kind.show(kind.read(record, owner))).toHaveLength(kind.shown.length);
});

describe('the Câmara', () => {
  const read = (record: SourceRecord) => camaraProposicoes.read(record, '') as ProjetoRead;

  test('uses Brasília’s time, and various separators of key words', () => {
    expect(read(camaraPage({ dataApresentacao: '2016-12-14T22:16' }))).toMatchObject({
      casa: 'camara',
      codigo: '77001',
      apresentacao: '2016-12-14',
      isComplete: true,
      palavras_chave: 'Merenda escolar\nmunicípio\ncompra (FNDE, PNAE)\nAgricultura familiar\nMERENDA',
      status: { em: '2025-05-02T13:00:00.000Z', orgao: 'CE', situacao: 'Aguardando Parecer', situacao_em: '2025-05-02T13:00:00.000Z' },
    });
    expect(keywords('_Um grupo. _Outro; mais_um')).toBe('Um grupo\nOutro\nmais_um');
  });

  test('has the status of a bill in yearly files too', () => {
    const { statusProposicao, ...bill } = (camaraPage().dados ?? {}) as SourceRecord;
    const { dataHora, ...status } = statusProposicao as SourceRecord;
    for (const ultimoStatus of [
      { data: dataHora, ...status },
      { dataHora, ...status },
    ])
      expect(read({ ...bill, ultimoStatus })).toEqual(read(camaraPage()));
    expect(() => read({ ...bill, ultimoStatus: { data: 'ontem' } })).toThrow(expect.objectContaining({ field: 'ultimoStatus.data' }));
  });

  test('has bills without year, key words and situation', () => {
    expect(read(camaraLine({ ano: 0, ementa: '' }))).toMatchObject({ ano: 0, ementa: '', status: null, isComplete: false });
    expect(read(camaraPage({}, { descricaoSituacao: null })).status).toMatchObject({ situacao: '', situacao_em: null });
  });

  test('writes numbers as text in related bills', () => {
    const [asNumbers, asTexts] = [camaraLine({ id: 77001 }), camaraLine({ id: '77001' })];
    const texts = { numero: String(asNumbers.numero), ano: String(asNumbers.ano) };
    expect(read({ ...asTexts, ...texts })).toEqual(read(asNumbers));
    expect(read({ ...asTexts, numero: '', ano: '' })).toMatchObject({ numero: 0, ano: 0 });
  });

  test.each([
    ['without its code', { id: null }, 'dados.id'],
    ['with a number that is none', { numero: 'x' }, 'dados.numero'],
    ['with a day that no calendar has', { dataApresentacao: '2025-02-31' }, 'dados.dataApresentacao'],
  ])('is refused %s', (_, overrides, field) => {
    expect(() => read(camaraPage(overrides))).toThrow(expect.objectContaining({ field }));
  });

  test.each([
    ['self', [{ rel: 'self', href: 'https://a.example/api/v2/proposicoes/77001/tramitacoes' }], owner],
    ['self with query parameters', [{ rel: 'x' }, { rel: 'self', href: 'https://a/proposicoes/77001/tramitacoes?pagina=1' }], owner],
    ['another list', [{ rel: 'self', href: 'https://a.example/api/v2/proposicoes/77001/autores' }], undefined],
    ['malformed links', ['next', null, { rel: 'next', href: 7 }, { rel: 'self', href: { a: 1 } }], undefined],
    ['no list of links', { rel: 'self' }, undefined],
  ])('says whose steps they are by %s', (_, links, expected) => {
    expect(camaraTramitacoes.ownerFromEnvelope?.({ links })).toBe(expected);
  });

  test('requires a bill as owner of steps and authors', () => {
    expect(camaraTramitacoes.read(stepRecord(3), owner)).toMatchObject({ casa: 'camara', codigo: '77001', row: { situacao: '' } });
    for (const other of ['', 'senado:1', '00000000000000-1-000001/2000'])
      expect(() => camaraAutores.read(authorRecord(1), other)).toThrow(expect.objectContaining({ motive: 'noOwner' }));
  });

  test('links authors to their pages, and identifies bodies by name', () => {
    const rowOf = (record: SourceRecord) => (camaraAutores.read(record, owner) as PartRead).row;
    expect(rowOf(authorRecord(7))).toMatchObject({ url: 'https://www.camara.leg.br/deputados/9007', proponente: false });
    expect(rowOf(authorRecord(1, { uri: 'https://a.example/orgaos/253', nome: 'Poder Executivo' }))).toMatchObject({
      chave: 'Poder Executivo',
      url: null,
    });
  });

  test('has other tables with the format of kinds, which are not recognised', () => {
    expect(camaraTipos.recognises(kindRecord({ sigla: '' }))).toBe(false);
    expect(explainUnknownProjetos([kindRecord({ sigla: '' })])?.en).toContain('table of codes from the Chamber');
    expect(camaraTipos.allowsEnvelope?.(camaraAnswer([], 'referencias/proposicoes/siglaTipo'))).toBe(true);
    expect(camaraTipos.allowsEnvelope?.(camaraAnswer([], 'referencias/proposicoes/codSituacao'))).toBe(false);
    expect(camaraTipos.allowsEnvelope?.({})).toBe(true);
  });
});

describe('the Senado', () => {
  const read = (record: SourceRecord) => senadoMaterias.read(record, '') as ProjetoRead;

  test('is kept when it has no number', () => {
    for (const NumeroMateria of ['S/NRO', 'S/Nº', '-']) {
      const line = senadoLine();
      const named = { ...(line.IdentificacaoMateria as SourceRecord), NumeroMateria };
      expect(read({ ...line, IdentificacaoMateria: named })).toMatchObject({ numero: 0 });
    }
  });

  test('writes everything as text, and a single child without a list', () => {
    expect(read(senadoLine())).toMatchObject({
      ...{ casa: 'senado', codigo: '88001', tipo: 'PLS', tipo_nome: 'Projeto de Lei do Senado', numero: 42, ano: 2019, tramitando: true },
      apelido: 'LEI DAS COMPRAS',
      autores: [{ nome: 'Senadora 1', partido: 'ABC', uf: 'SE', proponente: true }],
      areAllAutores: false,
      status: { situacao: 'PRONTA PARA A PAUTA', situacao_em: '2020-01-10T03:00:00.000Z', orgao: 'CCJ', em: '2020-02-01T03:00:00.000Z' },
    });
    expect(read(senadoPage())).toMatchObject({
      isComplete: true,
      areAllAutores: true,
      autores: [{ ordem: 1 }, { ordem: 2 }, { ordem: 3 }],
    });
  });

  test('uses the latest of several files on a bill', () => {
    const autuacoes = [
      placed('2021-01-01', 'A', '2020-01-01', 'X'),
      placed('2020-06-01', 'B', '2022-01-01', 'Y'),
      { Autuacoes: { Autuacao: {} } },
    ].map(({ Autuacoes }) => (Autuacoes as { Autuacao: unknown }).Autuacao);
    expect(read(senadoLine({ SituacaoAtual: { Autuacoes: { Autuacao: autuacoes } } })).status).toMatchObject({ situacao: 'A', orgao: 'Y' });
  });

  test('reports the path of a fault in the record', () => {
    const bad = senadoSearch(senadoLine({ AutoresPrincipais: { AutorPrincipal: [{ NomeAutor: 'A' }, { NomeAutor: null }] } }));
    expect(() => read(bad)).toThrow(
      expect.objectContaining({
        field: 'PesquisaBasicaMateria.Materias.Materia.AutoresPrincipais.AutorPrincipal.1.NomeAutor',
        motive: 'missing',
      }),
    );
  });
});

/** As JSON: some of them cannot be written in JavaScript. */
const oddities = [
  ...['null', 'true', '0', '-1', '0.1', '1e21', '2147483648', '""', '" "', '"x"', '"\\u0000"', '"a\\u0000"', '"\\ud800"', '"-1"', '"00"'],
  ...['"9999-12-31T23:59"', '"0000-01-01T00:00"', '"2026-13-45"', '"1e999"', '[]', '[1]', '[null]', '[[]]', '{}', '{"toString":1}'],
  ...['{"__proto__":{"nome":1}}', '{"length":-1}', '"__proto__"', JSON.stringify('💧'.repeat(700)), JSON.stringify('x '.repeat(60_000))],
].map((json) => JSON.parse(json) as unknown);

/** The record with one value replaced by something odd, at any depth. */
function* variationsOf(value: SourceRecord | unknown[], odd: unknown): Generator<unknown> {
  for (const [name, inner] of Object.entries(value)) {
    const put = (other: unknown) => (Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other });
    yield put(odd);
    if (isRecord(inner) || Array.isArray(inner)) for (const varied of variationsOf(inner, odd)) yield put(varied);
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each(samples)('%s is read or rejected, whatever it contains', (_, source, sample) => {
  const kind = kindOf(source);
  for (const odd of oddities) {
    for (const record of variationsOf(sample, odd) as Generator<SourceRecord>) {
      for (const { recognises } of projetosKinds) expect(recognises(record)).toBeTypeOf('boolean');
      expect(kind.keyOf(record, owner).isWellFormed()).toBe(true);
      try {
        const read = kind.read(record, owner);
        for (const text of textsIn([read, kind.show(read)])) expect(text.isWellFormed() && !text.includes('\u0000')).toBe(true);
      } catch (error) {
        if (!(error instanceof Reject)) throw error;
      }
    }
  }
});
