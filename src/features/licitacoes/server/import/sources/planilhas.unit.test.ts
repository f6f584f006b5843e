import { describe, expect, test } from 'vitest';
import { Reject } from '#kit/server/records/fields.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { foldName } from '#kit/server/text/fold.ts';
import { noDetails } from '../part.ts';
import { planilhaLicitacoes } from './planilhaLicitacoes.ts';
import { planilhaLotes } from './planilhaLotes.ts';

type Cells = Record<string, string>;
const controle = '11222333000181-1-000007/2026';

const licitacao: Cells = {
  numero_controle: controle,
  numero: '90007',
  ano: '2026',
  orgao: 'Município de Vila Alegre',
  modalidade: 'Pregão',
  objeto: 'Aquisição de pneus',
  publicacao: '14/05/2026 09:15',
};
const lote: Cells = { numero_controle: controle, numero: '2', descricao: 'Pneu novo' };

function without(record: Cells, field: string): Cells {
  const { [field]: _, ...rest } = record;
  return rest;
}

function rejection(kind: Pick<RecordKind, 'read'>, record: Cells): string {
  try {
    kind.read(record, '');
    return 'read';
  } catch (error) {
    if (!(error instanceof Reject)) throw error;
    return `${error.field}: ${error.motive}`;
  }
}

describe('a sheet of notices', () => {
  const read = (overrides: Cells = {}) => planilhaLicitacoes.read({ ...licitacao, ...overrides }, '');

  test('is read with its required cells only', () => {
    expect(read()).toEqual({
      controle,
      fonte: 'planilha',
      uasg: '',
      numero: '90007',
      ano: 2026,
      num_licitacao: '90007/2026',
      processo: '',
      objeto: 'Aquisição de pneus',
      informacao: '',
      modalidade_codigo: 6,
      modalidade: 'Pregão - Eletrônico',
      modo_disputa: '',
      instrumento: '',
      situacao_codigo: 1,
      situacao: 'Divulgada no PNCP',
      amparo_legal: '',
      amparo_legal_descricao: '',
      srp: false,
      orcamento_sigiloso: false,
      valor_estimado: null,
      valor_homologado: null,
      publicacao: '2026-05-14T12:15:00.000Z',
      abertura: null,
      abertura_ilegivel: null,
      encerramento: null,
      encerramento_ilegivel: null,
      atualizacao: '2026-05-14T12:15:00.000Z',
      orgao: 'Município de Vila Alegre',
      orgao_cnpj: '11222333000181',
      esfera: '',
      poder: '',
      unidade: '',
      municipio: '',
      uf: '',
      ibge: '',
      orgao_subrogado: '',
      orgao_subrogado_cnpj: '',
      unidade_subrogada: '',
      uasg_subrogada: '',
      plataforma: '',
      justificativa_presencial: '',
      link_origem: null,
      link_processo: null,
      excluida: false,
      tem_resultado: false,
    });
  });

  test('is read with all cells filled', () => {
    const all = {
      cnpj: '99.123.456/0001-06',
      uasg: '150001',
      unidade: 'Secretaria',
      municipio: 'Niterói',
      uf: 'rj',
      modalidade: 'concorrência (presencial)',
      processo: '23000.1/2026-11',
      situacao: 'SUSPENSA',
      srp: 'x',
      valor_estimado: 'R$ 1.234,56',
      valor_homologado: '1000.5',
      abertura: '15/05/2026 08:00',
      encerramento: '28/05/2026',
      atualizacao: '2026-06-01',
      link_origem: 'compras.exemplo.gov.br/7',
      informacao: 'Duas linhas\nde texto',
    };
    expect(read(all)).toMatchObject({
      orgao_cnpj: '99123456000106',
      uasg: '150001',
      unidade: 'Secretaria',
      municipio: 'Niterói',
      uf: 'RJ',
      modalidade_codigo: 5,
      modalidade: 'Concorrência - Presencial',
      processo: '23000.1/2026-11',
      situacao_codigo: 4,
      situacao: 'Suspensa',
      srp: true,
      valor_estimado: 1234.56,
      valor_homologado: 1000.5,
      tem_resultado: true,
      abertura: '2026-05-15T11:00:00.000Z',
      encerramento: '2026-05-29T02:59:59.000Z',
      atualizacao: '2026-06-01T03:00:00.000Z',
      link_origem: 'https://compras.exemplo.gov.br/7',
      informacao: 'Duas linhas\nde texto',
    });
  });

  test('is read from a program that keeps codes as numbers', () => {
    const cells = {
      numero: '81.0',
      ano: '2026.0',
      cnpj: '11222333000181.0',
      uasg: '160482.0',
      processo: '7.0',
      modalidade: '6.0',
      situacao: '4.0',
    };
    const read = { numero: '81', ano: 2026, orgao_cnpj: '11222333000181', uasg: '160482', processo: '7', num_licitacao: '81/2026' };
    expect(planilhaLicitacoes.read({ ...licitacao, ...cells }, '')).toMatchObject({ ...read, modalidade_codigo: 6, situacao_codigo: 4 });
  });

  test('is kept when an optional date cannot be read', () => {
    const doubts: Reject[] = [];
    const cells = { ...licitacao, abertura: '20/12/2206', encerramento: '31/04/2026', atualizacao: 'ontem' };
    const read = planilhaLicitacoes.read(cells, '', doubts);
    expect(read).toMatchObject({
      abertura: null,
      abertura_ilegivel: '20/12/2206',
      encerramento: null,
      encerramento_ilegivel: '31/04/2026',
    });
    expect(doubts.map(({ field, motive }) => `${field}: ${motive}`)).toEqual([
      'abertura: badYear',
      'encerramento: notDate',
      'atualizacao: notDate',
    ]);
  });

  test('is not newer than all others by a slip in the year of its last change', () => {
    const doubts: Reject[] = [];
    const read = planilhaLicitacoes.read({ ...licitacao, atualizacao: '01/06/2206' }, '', doubts);
    expect(read.atualizacao).toBe(read.publicacao);
    expect(doubts.map(({ field, motive }) => `${field}: ${motive}`)).toEqual(['atualizacao: badYear']);
  });

  test('needs no year when the number includes it', () => {
    const record = without(licitacao, 'ano');
    expect(planilhaLicitacoes.read({ ...record, numero: '90006/2025' }, '')).toMatchObject({ ano: 2025, num_licitacao: '90006/2025' });
    expect(rejection(planilhaLicitacoes, record)).toBe('ano: missing');
  });

  test('without a control number it has an own key, by portal, body, procedure and number', () => {
    const own = (overrides: Cells = {}) =>
      planilhaLicitacoes.read(
        { ...without(licitacao, 'numero_controle'), cnpj: '11.222.333/0001-81', portal: 'Portal A', ...overrides },
        '',
      );
    expect(own()).toMatchObject({ fonte: 'avulsa', situacao: 'Divulgada', orgao_cnpj: '11222333000181', plataforma: 'Portal A' });
    expect(own().controle).toMatch(/^m:/);
    expect(own({ objeto: 'Outro objeto', orgao: 'Outro nome' }).controle).toBe(own().controle);
    const others: Cells[] = [{ portal: 'Portal B' }, { numero: '90008' }, { modalidade: 'Dispensa' }, { cnpj: '99.123.456/0001-06' }];
    expect(new Set([own(), ...others.map((one) => own(one))].map(({ controle }) => controle)).size).toBe(5);
    // As an export has it.
    expect(own({ numero_controle: own().controle, numero: '90009' }).controle).toBe(own().controle);
    expect(planilhaLicitacoes.keyOf({ ...without(licitacao, 'numero_controle'), cnpj: '11222333000181', portal: 'Portal A' }, '')).toBe(
      own().controle,
    );
    expect(rejection(planilhaLicitacoes, without(licitacao, 'numero_controle'))).toBe('cnpj: missing');
  });

  test.each(['numero', 'orgao', 'modalidade', 'objeto', 'publicacao'])('needs %s', (field) => {
    expect(rejection(planilhaLicitacoes, without(licitacao, field))).toBe(`${field}: missing`);
  });

  test.each([
    ['numero_controle', '11222333000181-7', 'badNotice'],
    ['ano', '26', 'notNumber'],
    ['cnpj', 'isento', 'notCnpj'],
    ['cnpj', '11.222.333/0001-82', 'notCnpj'],
    ['uasg', '1.60482E+05', 'lostDigits'],
    ['processo', '2.30720000012025E+16', 'lostDigits'],
    ['uf', 'Rio', 'unknownCode'],
    ['modalidade', 'Tomada de preços', 'unknownCode'],
    ['modalidade', '99', 'unknownCode'],
    ['situacao', 'Aberta', 'unknownCode'],
    ['srp', 'talvez', 'notFlag'],
    ['valor_estimado', '1.234', 'ambiguousNumber'],
    ['publicacao', '31/04/2026', 'notDate'],
    ['publicacao', '20/11/2206', 'badYear'],
    ['orgao', 'x'.repeat(1001), 'tooLong'],
  ])('with %s = %s is rejected there', (field, cell, motive) => {
    expect(rejection(planilhaLicitacoes, { ...licitacao, [field]: cell })).toBe(`${field}: ${motive}`);
  });

  test.each([
    ['Dispensa de Licitação', 8],
    ['Dispensa Eletrônica', 8],
    ['inexigibilidade', 9],
    ['Leilão', 1],
    ['CONCORRENCIA', 4],
    ['pré qualificação', 11],
    ['13', 13],
  ])('knows the modalidade %s', (modalidade, codigo) => {
    expect(read({ modalidade })).toMatchObject({ modalidade_codigo: codigo });
  });

  test('identifies a rejected row by its control number, even if invalid', () => {
    expect(planilhaLicitacoes.keyOf({ ...licitacao, numero_controle: ' 123 ' }, '')).toBe('123');
    expect(planilhaLicitacoes.keyOf({}, '')).toBe('');
  });
});

describe('a sheet of lotes', () => {
  const read = (overrides: Cells = {}) => planilhaLotes.read({ ...lote, ...overrides }, '');

  test('is read with its required cells only', () => {
    expect(read()).toEqual({
      parte: 'lote',
      fonte: 'planilha',
      controle,
      row: {
        numero: 2,
        grupo: null,
        descricao: 'Pneu novo',
        quantidade: null,
        unidade: '',
        valor_unitario: null,
        valor_total: null,
        material_servico: '',
        beneficio: '',
        criterio: '',
        situacao_codigo: 1,
        situacao: 'Em Andamento',
        catalogo: '',
        ...noDetails,
        atualizacao: null,
      },
    });
  });

  test('is read with all cells filled', () => {
    const all = {
      quantidade: '1.200,5',
      unidade: 'kg',
      valor_unitario: 'R$ 5,899',
      tipo: 'serviço',
      grupo: '1',
      beneficio: 'Sem benefício',
      criterio: 'Menor preço',
      situacao: 'cancelado',
    };
    expect(read(all).row).toMatchObject({
      grupo: '1',
      quantidade: 1200.5,
      unidade: 'kg',
      valor_unitario: 5.899,
      valor_total: 7081.7495,
      material_servico: 'S',
      beneficio: 'Sem benefício',
      criterio: 'Menor preço',
      situacao_codigo: 3,
      situacao: 'Anulado/Revogado/Cancelado',
    });
  });

  test('keeps a given total, and does not compute one from a single factor', () => {
    expect(read({ quantidade: '2', valor_unitario: '3', valor_total: '5,99' }).row.valor_total).toBe(5.99);
    expect(read({ quantidade: '2' }).row.valor_total).toBeNull();
  });

  test('may belong to a notice that PNCP does not know', () => {
    expect(read({ numero_controle: 'm:0123456789-_abcdefABCD' })).toMatchObject({
      controle: 'm:0123456789-_abcdefABCD',
      fonte: 'planilha',
    });
  });

  test.each(['numero_controle', 'numero', 'descricao'])('needs %s', (field) => {
    expect(rejection(planilhaLotes, without(lote, field))).toBe(`${field}: missing`);
  });

  test.each([
    ['numero_controle', '7', 'badNotice'],
    ['numero_controle', 'm:7', 'badNotice'],
    ['numero', '1a', 'notNumber'],
    ['quantidade', 'muitos', 'notNumber'],
    ['valor_unitario', '1.500', 'ambiguousNumber'],
    ['tipo', 'Obra', 'unknownCode'],
    ['tipo', '1', 'unknownCode'],
    ['situacao', 'Vendido', 'unknownCode'],
  ])('with %s = %s is rejected there', (field, cell, motive) => {
    expect(rejection(planilhaLotes, { ...lote, [field]: cell })).toBe(`${field}: ${motive}`);
  });
});

test.each([
  'Fristbeginn;Fristende;Veröffentlichung;Nummer;Auftraggeber;Gemeinde;Verfahrensart;Rahmenvereinbarung;Schätzwert;Zuschlagssumme;Gegenstand;Aktenzeichen;Kontrollnummer',
  'Début du dépôt;Date limite;Publication;Numéro;Organisme;Commune;Procédure;Accord-cadre;Montant estimé;Montant attribué;Objet;Numéro de dossier;Numéro de contrôle',
])('headings of the exported list are known to the sheet that is sent in: %s', (headings) => {
  const known = new Set(planilhaLicitacoes.sheet?.flatMap(({ field, aliases }) => [field, ...aliases]).map(foldName));
  expect(headings.split(';').filter((heading) => !known.has(foldName(heading)))).toEqual([]);
});
