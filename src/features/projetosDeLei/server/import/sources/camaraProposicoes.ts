// Bills of the Câmara: an entry of a list, the bill's own page, or an entry of a yearly file.

import { instant } from '#brasil/server/instantField.ts';
import { atPath, day, isRecord, link, prose, Reject, rawText, requiredText, type SourceRecord, text } from '#kit/server/records/fields.ts';
import type { Status } from '../../tables.ts';
import type { ProjetoRead, ProjetoSource } from '../projeto.ts';
import { relatorIn } from '../relator.ts';
import { camara, codigo, wholeNumber } from './camara.ts';
import { keywords } from './keywords.ts';

export const camaraProposicoes: ProjetoSource = {
  name: 'camara-proposicoes',
  title: {
    pt: 'Projetos de lei da Câmara',
    en: 'Bills (Chamber of Deputies)',
    fr: 'Projets de loi de la Chambre',
    de: 'Gesetzentwürfe der Kammer',
  },
  portal: camara,
  envelopes: ['dados'],
  casa: 'camara',
  recognises: (record) => {
    const { bill } = unwrapped(record);
    return 'siglaTipo' in bill && 'ementa' in bill && 'numero' in bill && 'id' in bill && !('dataHora' in bill);
  },
  keyOf: (record) => rawText(unwrapped(record).bill.id),
  read: (record) => {
    const { bill, way } = unwrapped(record);
    return atPath(way, () => readBill(bill));
  },
};

/** A single bill is `{dados: {…}, links: […]}`. */
function unwrapped(record: SourceRecord): { bill: SourceRecord; way: string[] } {
  return isRecord(record.dados) && !('siglaTipo' in record) ? { bill: record.dados, way: ['dados'] } : { bill: record, way: [] };
}

function readBill(bill: SourceRecord): ProjetoRead {
  const itsCodigo = codigo(bill, 'id');
  const where = 'ultimoStatus' in bill ? 'ultimoStatus' : 'statusProposicao';
  const status = bill[where];
  if (status !== undefined && status !== null && !isRecord(status)) throw new Reject(where, 'notRecord');
  return {
    casa: 'camara',
    codigo: itsCodigo,
    demo: false,
    isComplete: where in bill,
    tipo: requiredText(bill, 'siglaTipo', 20),
    tipo_codigo: text(bill, 'codTipo', 20),
    tipo_nome: text(bill, 'descricaoTipo'),
    // 0 when missing, as the Câmara writes it itself.
    numero: wholeNumber(bill, 'numero', 2 ** 31 - 1) ?? 0,
    ano: wholeNumber(bill, 'ano', 9999) ?? 0,
    ementa: prose(bill, 'ementa'),
    ementa_detalhada: prose(bill, 'ementaDetalhada'),
    apelido: '',
    palavras_chave: keywords(prose(bill, 'keywords')),
    apresentacao: day(bill, 'dataApresentacao'),
    tramitando: null,
    ...atPath([where], () => ({
      relator: isRecord(status) ? relatorIn(prose(status, 'despacho')) : '',
      apreciacao: isRecord(status) ? text(status, 'apreciacao') : '',
    })),
    url: `https://www.camara.leg.br/propostas-legislativas/${itsCodigo}`,
    url_inteiro_teor: link(bill, 'urlInteiroTeor'),
    status: isRecord(status) ? atPath([where], () => readStatus(status)) : null,
    autores: [],
    areAllAutores: false,
  };
}

/** On a bill's page and, with another name of its date, in yearly files. */
function readStatus(status: SourceRecord): Status {
  const em = instant(status, 'dataHora') ?? instant(status, 'data');
  const situacao = text(status, 'descricaoSituacao');
  const sequencia = wholeNumber(status, 'sequencia', 2 ** 31 - 1);
  return {
    em,
    sequencia,
    orgao: text(status, 'siglaOrgao'),
    regime: text(status, 'regime'),
    situacao,
    situacao_em: situacao === '' ? null : em,
    situacao_sequencia: situacao === '' ? null : sequencia,
  };
}
