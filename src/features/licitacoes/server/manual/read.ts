// Reads what a user entered into a notice and its items.
import { bareNumber, isCnpj } from '#brasil/documento.ts';
import { notCnpj } from '#brasil/server/documentoFaults.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Language, LocalizedText } from '#kit/errors.ts';
import { roundAmount } from '#kit/server/database/database.ts';
import { type FieldCheck, refuseWrong, required } from '#kit/server/fieldFaults.ts';
import { badYear, isPlausible } from '#kit/server/plausibleInstant.ts';
import { modalidades, nomesForaDoPncp, situacoes } from '../../codes.ts';
import type { ItemManual, LicitacaoManual } from '../../manual.ts';
import type { NoticeRead } from '../import/notice.ts';
import { ownKeyOf } from '../import/ownKey.ts';
import { type LoteRead, noDetails } from '../import/part.ts';
import { numLicitacao } from '../import/sources/noticeFields.ts';
import type { LicitacoesTable } from '../tables.ts';

const text = (pt: string, en: string, fr: string, de: string): LocalizedText => ({ pt, en, fr, de });
const numberNeeded = text(
  'informe o número ou o processo',
  'give the number or the case number',
  'indiquez le numéro ou le dossier',
  'geben Sie die Nummer oder das Aktenzeichen an',
);
const notLink = text(
  'deve começar com https:// ou http://',
  'must begin with https:// or http://',
  'doit commencer par https:// ou http://',
  'muss mit https:// oder http:// beginnen',
);
const beforeOpening = text('é anterior à abertura', 'is before the opening', 'précède le début du dépôt', 'liegt vor dem Fristbeginn');
const twice = text(
  'já é o número de outro item',
  'is the number of another item',
  'est le numéro d’un autre item',
  'hat schon ein anderer Posten',
);

/** @throws {Problem} `validation` naming each field */
export function readManual(sent: LicitacaoManual, language: Language): { notice: NoticeRead; lotes: LoteRead[] } {
  const line = (field: 'objeto' | 'orgao' | 'municipio' | 'numero' | 'processo' | 'portal' | 'link' | 'observacao') => sent[field].trim();
  const cnpj = bareNumber(sent.orgao_cnpj);
  const year = Number(dayInBrasilia(sent.publicacao).slice(0, 4));
  const checks: FieldCheck[] = [
    ['objeto', line('objeto') === '', required],
    ['orgao', line('orgao') === '', required],
    ['orgao_cnpj', cnpj === '', required],
    ['orgao_cnpj', cnpj !== '' && !isCnpj(cnpj), notCnpj],
    ['numero', line('numero') === '' && line('processo') === '', numberNeeded],
    ['publicacao', !isPlausible(sent.publicacao), badYear],
    ['abertura', sent.abertura !== null && !isPlausible(sent.abertura), badYear],
    ['encerramento', sent.encerramento !== null && !isPlausible(sent.encerramento), badYear],
    ['encerramento', isBefore(sent.encerramento, sent.abertura), beforeOpening],
    ['link', line('link') !== '' && !isLink(line('link')), notLink],
    ...sent.itens.flatMap(({ descricao, numero }, place): FieldCheck[] => [
      [`itens.${place}.descricao`, descricao.trim() === '', required],
      [`itens.${place}.numero`, sent.itens.findIndex((other) => other.numero === numero) < place, twice],
    ]),
  ];
  refuseWrong(checks, language);

  const lotes = sent.itens.map(toLote);
  const estimado = sent.valor_estimado || totalOf(lotes);
  const numero = line('numero');
  const ano = Number(/\/((?:19|20)\d\d)$/.exec(numero)?.[1] ?? year);
  const named = {
    ...{ plataforma: line('portal'), orgao_cnpj: cnpj, modalidade_codigo: sent.modalidade, processo: line('processo') },
    num_licitacao: numero === '' ? '' : numLicitacao(numero, ano),
  };
  return {
    notice: {
      ...named,
      // Without a number it is named by its process.
      num_licitacao: named.num_licitacao || named.processo,
      ...{ controle: ownKeyOf(named), fonte: 'manual', uasg: '', numero, ano },
      ...{ objeto: line('objeto'), informacao: line('observacao'), modalidade: modalidades[sent.modalidade as keyof typeof modalidades] },
      ...{ modo_disputa: '', instrumento: '', situacao_codigo: situacoes.divulgada, situacao: nomesForaDoPncp[situacoes.divulgada] },
      ...{ amparo_legal: '', amparo_legal_descricao: '', srp: false, orcamento_sigiloso: false },
      ...{ valor_estimado: estimado ? roundAmount(estimado) : null, valor_homologado: null },
      ...{ publicacao: instant(sent.publicacao), abertura: instant(sent.abertura), encerramento: instant(sent.encerramento) },
      abertura_ilegivel: null,
      encerramento_ilegivel: null,
      ...{ atualizacao: new Date().toISOString(), orgao: line('orgao'), esfera: '', poder: '', unidade: '' },
      ...{ municipio: line('municipio'), uf: sent.uf, ibge: '' },
      ...{ orgao_subrogado: '', orgao_subrogado_cnpj: '', unidade_subrogada: '', uasg_subrogada: '', justificativa_presencial: '' },
      ...{ link_origem: line('link') || null, link_processo: null, excluida: false, tem_resultado: false },
    },
    lotes,
  };
}

/** The total of items whose totals are all known; otherwise null. */
function totalOf(itens: readonly { valor_total: number | null }[]): number | null {
  const totals = itens.flatMap(({ valor_total }) => valor_total ?? []);
  return totals.length > 0 && totals.length === itens.length ? totals.reduce((sum, total) => sum + total, 0) : null;
}

function toLote({ numero, descricao, quantidade, unidade, valor_unitario }: ItemManual): LoteRead {
  const total = quantidade !== null && valor_unitario !== null ? roundAmount(quantidade * valor_unitario) : null;
  return {
    ...{ numero, grupo: null, descricao: descricao.trim(), quantidade, unidade: unidade.trim(), valor_unitario, valor_total: total },
    ...{
      material_servico: '',
      beneficio: '',
      criterio: '',
      situacao_codigo: 1,
      situacao: '',
      catalogo: '',
      ...noDetails,
      atualizacao: null,
    },
  };
}

type Shown = Pick<
  LicitacoesTable,
  | ('objeto' | 'orgao' | 'orgao_cnpj' | 'municipio' | 'uf' | 'modalidade_codigo' | 'numero' | 'processo' | 'valor_estimado')
  | ('publicacao' | 'abertura' | 'encerramento' | 'plataforma' | 'link_origem' | 'informacao')
>;

/** A stored notice as its form has it. */
export function asForm(row: Shown, itens: readonly ItemManual[]): LicitacaoManual {
  const { objeto, orgao, orgao_cnpj, municipio, uf, modalidade_codigo: modalidade, numero, processo } = row;
  // What is the total of the items follows them.
  const total = totalOf(itens.map(toLote));
  const valor_estimado = total !== null && roundAmount(total) === row.valor_estimado ? null : row.valor_estimado;
  return {
    ...{ objeto, orgao, orgao_cnpj, municipio, uf: uf as LicitacaoManual['uf'], modalidade, numero, processo, valor_estimado },
    ...{ publicacao: row.publicacao, abertura: row.abertura, encerramento: row.encerramento },
    ...{ portal: row.plataforma ?? '', link: row.link_origem ?? '', observacao: row.informacao, itens: [...itens] },
  };
}

function instant(value: string): string;
function instant(value: string | null): string | null;
function instant(value: string | null): string | null {
  return value === null ? null : new Date(value).toISOString();
}

function isBefore(value: string | null, other: string | null): boolean {
  return value !== null && other !== null && Date.parse(value) < Date.parse(other);
}

function isLink(link: string): boolean {
  return /^https?:\/\//i.test(link) && URL.canParse(link);
}
