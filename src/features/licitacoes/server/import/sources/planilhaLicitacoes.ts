// Notices in a sheet filled in by a user.

import { portalPage } from '#brasil/portalPncp.ts';
import { ufs } from '#brasil/ufs.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import { link, prose, Reject, rawText, readable, requiredText, type SourceRecord, text } from '#kit/server/records/fields.ts';
import type { RecordSource } from '#kit/server/records/kind.ts';
import { foldName } from '#kit/server/text/fold.ts';
import { modalidades, nomesDasSituacoes, nomesForaDoPncp, situacoes } from '../../../codes.ts';
import { phases } from '../../../phase.ts';
import { phaseNames } from '../../../phaseNames.ts';
import type { NoticeRead } from '../notice.ts';
import { isOwnKey, ownKeyOf } from '../ownKey.ts';
import { controleOrOwnKey, controlNumber, deadlines, numLicitacao, objeto, plausible } from './noticeFields.ts';
import { cellAmount, cellCnpj, cellCode, cellCodeText, cellFlag, cellInstant, cellInteger, filled, namesOf } from './planilhaFields.ts';
import { planilhaLicitacoesColumns } from './planilhaLicitacoesColumns.ts';

/** Without a form given, the electronic one is assumed, by far the most common. */
const modalidadeNames = namesOf(modalidades, {
  Pregão: 6,
  Concorrência: 4,
  Leilão: 1,
  'Dispensa de licitação': 8,
  'Dispensa eletrônica': 8,
  'Inexigibilidade de licitação': 9,
  Inaplicabilidade: 14,
});
/** Also as an export calls them: what ended without being revoked or annulled was announced as others are. */
const situacaoNames = namesOf(
  nomesDasSituacoes,
  Object.fromEntries(
    phases.flatMap((phase) =>
      Object.values(phaseNames[phase]).map((name) => [
        name,
        phase in situacoes ? situacoes[phase as keyof typeof situacoes] : situacoes.divulgada,
      ]),
    ),
  ),
);
const withdrawn = new Set(Object.values(phaseNames.retirada).map(foldName));

export const planilhaLicitacoes: RecordSource<NoticeRead> = {
  name: 'planilha-licitacoes',
  title: { pt: 'Planilha de licitações', en: 'Spreadsheet of notices', fr: 'Tableau d’appels d’offres', de: 'Tabelle mit Ausschreibungen' },
  sheet: planilhaLicitacoesColumns,
  recognises: () => false,
  keyOf: (record) => rawText(record.numero_controle) || ownKeyOrNone(record),
  read,
};

function read(record: SourceRecord, _owner = '', doubts: Reject[] = []): NoticeRead {
  const numeroControle = controleOf(record);
  const said = filled(cellCodeText(record, 'numero') || null, 'numero');
  const publicacao = filled(plausible('publicacao', cellInstant(record, 'publicacao')), 'publicacao');
  const ano = anoOf(record, said, isOwnKey(numeroControle) ? Number(dayInBrasilia(publicacao).slice(0, 4)) : null);
  const numero = said.replace(new RegExp(`(?<=.)/${ano}$`), '');
  const modalidade = filled(cellCode(record, 'modalidade', modalidadeNames), 'modalidade') as keyof typeof modalidades;
  const situacao = (cellCode(record, 'situacao', situacaoNames) ?? situacoes.divulgada) as keyof typeof nomesDasSituacoes;
  const homologado = cellAmount(record, 'valor_homologado');
  const isPublished = controlNumber.test(numeroControle);
  const cell = (field: string, timeOfDay?: string) => cellInstant(record, field, timeOfDay);
  const named = {
    num_licitacao: numLicitacao(said, ano),
    processo: cellCodeText(record, 'processo'),
    modalidade_codigo: Number(modalidade),
    plataforma: text(record, 'portal'),
    // Without a control number the body has to be named by its CNPJ.
    orgao_cnpj: cellCnpj(record, 'cnpj') || (isPublished ? numeroControle.slice(0, 14) : ''),
  };
  if (named.orgao_cnpj === '') throw new Reject('cnpj', 'missing');
  return {
    ...named,
    controle: numeroControle || ownKeyOf(named),
    fonte: isPublished ? 'planilha' : 'avulsa',
    uasg: cellCodeText(record, 'uasg'),
    numero,
    ano,
    objeto: objetoOf(record),
    informacao: prose(record, 'informacao'),
    modalidade: modalidades[modalidade],
    modo_disputa: '',
    instrumento: '',
    situacao_codigo: Number(situacao),
    situacao: isPublished ? nomesDasSituacoes[situacao] : nomesForaDoPncp[situacao],
    amparo_legal: '',
    amparo_legal_descricao: '',
    srp: cellFlag(record, 'srp'),
    orcamento_sigiloso: false,
    valor_estimado: cellAmount(record, 'valor_estimado'),
    valor_homologado: homologado,
    publicacao,
    ...deadlines(record, { abertura: 'abertura', encerramento: 'encerramento', read: cell }, doubts),
    // A sheet has no update time, so newer values from a portal win.
    atualizacao: readable(doubts, () => plausible('atualizacao', cellInstant(record, 'atualizacao'))) ?? publicacao,
    orgao: requiredText(record, 'orgao'),
    esfera: '',
    poder: '',
    unidade: text(record, 'unidade'),
    municipio: text(record, 'municipio'),
    uf: ufOf(record),
    ibge: '',
    orgao_subrogado: '',
    orgao_subrogado_cnpj: '',
    unidade_subrogada: '',
    uasg_subrogada: '',
    justificativa_presencial: '',
    link_origem: ownLink(record, numeroControle),
    link_processo: null,
    excluida: withdrawn.has(foldName(text(record, 'situacao'))),
    tem_resultado: homologado !== null,
  };
}

/** Empty when the row has none. */
function controleOf(record: SourceRecord): string {
  return text(record, 'numero_controle') === '' ? '' : controleOrOwnKey(record, 'numero_controle');
}

/** Empty for a row that cannot be read. */
function ownKeyOrNone(record: SourceRecord): string {
  try {
    return read(record).controle;
  } catch (error) {
    if (error instanceof Reject) return '';
    throw error;
  }
}

/** Portals may omit it; in a sheet it is an error. */
function objetoOf(record: SourceRecord): string {
  const found = objeto(record, 'objeto');
  if (found === '') throw new Reject('objeto', 'missing');
  return found;
}

/** Exports lead to the national portal where the source gives no address. */
function ownLink(record: SourceRecord, numeroControle: string): string | null {
  const found = link(record, 'link_origem');
  return found === portalPage(numeroControle) ? null : found;
}

/** `90007/2026` includes the year. @param otherwise of a notice that says none */
function anoOf(record: SourceRecord, numero: string, otherwise: number | null): number {
  const ano = cellInteger(record, 'ano') ?? /\/((?:19|2\d)\d\d)$/.exec(numero)?.[1] ?? filled(otherwise, 'ano');
  if (!/^(?:19|2\d)\d\d$/.test(String(ano))) throw new Reject('ano', 'notNumber');
  return Number(ano);
}

function ufOf(record: SourceRecord): string {
  const uf = text(record, 'uf').toUpperCase();
  if (uf !== '' && !(ufs as readonly string[]).includes(uf)) throw new Reject('uf', 'unknownCode');
  return uf;
}
