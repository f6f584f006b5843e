// Bills of the Senado: an entry of a search, or the bill's own page.
import { atPath, day, isRecord, link, prose, rawText, requiredText, type SourceRecord, text, valueAt } from '#kit/server/records/fields.ts';
import type { Status } from '../../tables.ts';
import type { AutorRead, ProjetoRead, ProjetoSource } from '../projeto.ts';
import { keywords } from './keywords.ts';
import { child, children, codigo, digits, inTitleCase, senado, startOfDay, yesOrNo } from './senado.ts';

export const senadoMaterias: ProjetoSource = {
  name: 'senado-materias',
  title: { pt: 'Projetos de lei do Senado', en: 'Bills (Federal Senate)', fr: 'Projets de loi du Sénat', de: 'Gesetzentwürfe des Senats' },
  portal: senado,
  envelopes: ['PesquisaBasicaMateria', 'Materias', 'Materia'],
  casa: 'senado',
  recognises: (record) => {
    const { bill } = unwrapped(record);
    return isRecord(bill.IdentificacaoMateria) && 'CodigoMateria' in bill.IdentificacaoMateria;
  },
  keyOf: (record) => rawText(valueAt(unwrapped(record).bill, 'IdentificacaoMateria', 'CodigoMateria')),
  read: (record) => {
    const { bill, way } = unwrapped(record);
    return atPath(way, () => readBill(bill));
  },
};

/** A search with a single result, and a bill's own page, have it nested in an object. */
const ways = [
  ['DetalheMateria', 'Materia'],
  ['PesquisaBasicaMateria', 'Materias', 'Materia'],
];

function unwrapped(record: SourceRecord): { bill: SourceRecord; way: string[] } {
  for (const way of ways) {
    const bill = valueAt(record, ...way);
    if (isRecord(bill)) return { bill, way };
  }
  return { bill: record, way: [] };
}

function readBill(bill: SourceRecord): ProjetoRead {
  const named = child(bill, 'IdentificacaoMateria');
  const basic = child(bill, 'DadosBasicosMateria');
  const { autores, areAllAutores } = readAutores(bill);
  return {
    casa: 'senado',
    demo: false,
    isComplete: areAllAutores,
    ...atPath(['IdentificacaoMateria'], () => readName(named)),
    ...atPath(['DadosBasicosMateria'], () => ({
      ementa: prose(basic, 'EmentaMateria'),
      ementa_detalhada: prose(basic, 'ExplicacaoEmentaMateria'),
      apelido: text(basic, 'ApelidoMateria'),
      palavras_chave: keywords(prose(basic, 'IndexacaoMateria')),
      apresentacao: day(basic, 'DataApresentacao'),
    })),
    url_inteiro_teor: null,
    relator: readRelator(bill),
    apreciacao: '',
    status: readStatus(bill),
    autores,
    areAllAutores,
  };
}

function readName(named: SourceRecord) {
  const itsCodigo = codigo(named, 'CodigoMateria');
  return {
    codigo: itsCodigo,
    tipo: requiredText(named, 'SiglaSubtipoMateria', 20),
    tipo_codigo: '',
    tipo_nome: inTitleCase(text(named, 'DescricaoSubtipoMateria')),
    // Messages of the past have none: `S/NRO`.
    numero: /\d/.test(text(named, 'NumeroMateria')) ? digits(named, 'NumeroMateria', 2 ** 31 - 1) : 0,
    ano: digits(named, 'AnoMateria', 9999),
    tramitando: yesOrNo(named, 'IndicadorTramitando'),
    url: `https://www25.senado.leg.br/web/atividade/materias/-/materia/${itsCodigo}`,
  };
}

/** A bill's own page has all authors, a search only the first ones. */
function readAutores(bill: SourceRecord): Pick<ProjetoRead, 'autores' | 'areAllAutores'> {
  const all = children(bill, 'Autoria', 'Autor');
  const first = children(bill, 'AutoresPrincipais', 'AutorPrincipal');
  const areAllAutores = all.length > 0;
  return { areAllAutores, autores: (areAllAutores ? all : first).map(({ child, way }, i) => atPath(way, () => readAutor(child, i))) };
}

function readAutor(autor: SourceRecord, i: number): AutorRead {
  const nome = requiredText(autor, 'NomeAutor', 300);
  const person = child(autor, 'IdentificacaoParlamentar');
  return {
    chave: text(person, 'CodigoParlamentar', 50) || nome,
    ordem: digits(autor, 'NumOrdemAutor', 2 ** 31 - 1) || i + 1,
    nome,
    tipo: text(autor, 'DescricaoTipoAutor') || text(person, 'FormaTratamento'),
    partido: text(person, 'SiglaPartidoParlamentar', 50),
    uf: text(autor, 'UfAutor', 50) || text(person, 'UfParlamentar', 50),
    proponente: i === 0,
    url: link(person, 'UrlPaginaParlamentar'),
  };
}

/** The present one, with party and state. */
function readRelator(bill: SourceRecord): string {
  const [found] = children(bill, 'RelatoriaAtual', 'Relator');
  if (!found) return '';
  return atPath(found.way, () => {
    const person = child(found.child, 'IdentificacaoParlamentar');
    const from = [text(person, 'SiglaPartidoParlamentar', 50), text(person, 'UfParlamentar', 50)].filter(Boolean).join('-');
    return [text(person, 'NomeParlamentar') || text(found.child, 'NomeRelator'), from && `(${from})`].filter(Boolean).join(' ');
  });
}

/** A bill may have several status entries; the latest one wins. */
function readStatus(bill: SourceRecord): Status | null {
  let status: Status | null = null;
  for (const { child: autuacao, way } of children(bill, 'SituacaoAtual', 'Autuacoes', 'Autuacao')) {
    const before: Status = status ?? { em: null, orgao: '', regime: '', situacao: '', situacao_em: null };
    status = atPath(way, () => {
      const said = child(autuacao, 'Situacao');
      const place = child(autuacao, 'Local');
      const situacao_em = atPath(['Situacao'], () => startOfDay(said, 'DataSituacao'));
      const em = atPath(['Local'], () => startOfDay(place, 'DataLocal'));
      const situacao = text(said, 'DescricaoSituacao');
      const orgao = text(place, 'SiglaLocal') || text(place, 'NomeLocal');
      return {
        ...before,
        ...(situacao !== '' && (situacao_em ?? '') >= (before.situacao_em ?? '') && { situacao, situacao_em }),
        ...(orgao !== '' && (em ?? '') >= (before.em ?? '') && { orgao, em }),
      };
    });
  }
  return status;
}
