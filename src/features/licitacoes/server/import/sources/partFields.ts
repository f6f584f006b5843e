// Fields that items, results and documents share.
import { instant } from '#brasil/server/instantField.ts';
import { roundAmount } from '#kit/server/database/database.ts';
import {
  clean,
  day,
  flag,
  number,
  Reject,
  rawText,
  readable,
  requiredInteger,
  type SourceRecord,
  text,
} from '#kit/server/records/fields.ts';
import type { LoteRead, ResultadoRead } from '../part.ts';
import { controle, lastUpdate, named } from './noticeFields.ts';

const ownField = 'numeroControlePNCPCompra';

/** Whether the record names its notice, validly or not. */
export function namesOwner({ [ownField]: own }: SourceRecord): boolean {
  return own !== undefined && own !== null && !(typeof own === 'string' && clean(own) === '');
}

/** Control number of the notice of a record: its own field, else the one given by the sender. */
export function ownerOf(record: SourceRecord, said: string): string {
  if (namesOwner(record)) return controle(record, ownField);
  if (said === '') throw new Reject('', 'noOwner');
  return said;
}

/** Compras.gov.br's fields that hold the control number; either may be empty. */
const comprasOwnerFields = ['numeroControlePNCPCompra', 'idContratacaoPNCP'] as const;

/** The field in which a record of Compras.gov.br names its notice. */
export function comprasOwnerField(record: SourceRecord): string {
  return comprasOwnerFields.find((field) => !isMissing(record[field])) ?? comprasOwnerFields[0];
}

/** A part's key as written: the owner in any format, and the part's own key. */
export function rawPartKey(record: SourceRecord, said: string, ...places: string[]): string {
  const owner = namesOwner(record) ? rawText(record[ownField]) : said;
  return [owner, ...places.map((field) => rawText(record[field]))].filter(Boolean).join(' ');
}

/** A count or amount in reais, including 0; null when missing. */
export function figure(record: SourceRecord, field: string): number | null {
  const found = number(record, field);
  return found === null ? null : roundAmount(found);
}

/** Its number within the notice, from 1. */
export function place(record: SourceRecord, field: string): number {
  const found = requiredInteger(record, field);
  if (found < 1) throw new Reject(field, 'badKey');
  return found;
}

/** A price estimate; a secret one is sent as 0. */
export function estimatedPrice(record: SourceRecord, field: string): number | null {
  const found = figure(record, field);
  return flag(record, 'orcamentoSigiloso') ? found || null : found;
}

/**
 * The margins of preference for national goods, in the words of the portals; empty if there are none.
 * @param prefix of the fields that say whether each applies
 */
export function margemPreferencia(record: SourceRecord, prefix: string): string {
  const margins = ['Normal', 'Adicional'].flatMap((kind) => {
    const percent = record[`percentualMargemPreferencia${kind}`];
    const known = typeof percent === 'number' && percent > 0 ? ` ${String(roundAmount(percent)).replace('.', ',')}%` : '';
    return record[`${prefix}${kind}`] === true || known ? [`${kind}${known}`] : [];
  });
  return [named(record.tipoMargemPreferencia), margins.join(', ')].filter(Boolean).join(': ');
}

/** Empty if it is neither. */
export function materialOuServico(record: SourceRecord): LoteRead['material_servico'] {
  const said = text(record, 'materialOuServico');
  return said === 'M' || said === 'S' ? said : '';
}

/** The code of an item in its catalogue, which comes as text or number; empty if there is none. */
export function catalogueCode(record: SourceRecord, field: string): string {
  return rawText(record[field]).slice(0, LONGEST_CODE);
}
const LONGEST_CODE = 40;

/** A code that may come as text. */
export function code(record: SourceRecord, field: string): number {
  const value = record[field];
  return requiredInteger({ [field]: typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value }, field);
}

/** CNPJ, CPF or a foreign number, without signs between its parts. */
export function supplierDocument(record: SourceRecord, field: string): string {
  return text(record, field).replace(/[\s./-]/g, '');
}

/** `situacaoCompraItemResultadoId` of a cancelled result. */
const CANCELLED = 2;

/** A result of either portal. @param ending of the names of its number and dates: `Pncp` in Compras.gov.br's records */
export function readResultado(record: SourceRecord, ending: '' | 'Pncp', doubts: Reject[]): ResultadoRead {
  const { situacaoCompraItemResultadoId: situacao } = record;
  const isCancelled = !isMissing(situacao) && code(record, 'situacaoCompraItemResultadoId') === CANCELLED;
  return {
    numero: place(record, `numeroItem${ending}`),
    sequencial: place(record, 'sequencialResultado'),
    fornecedor: text(record, 'nomeRazaoSocialFornecedor'),
    fornecedor_documento: supplierDocument(record, 'niFornecedor'),
    porte: text(record, 'porteFornecedorNome'),
    quantidade: figure(record, 'quantidadeHomologada'),
    valor_unitario: figure(record, 'valorUnitarioHomologado'),
    valor_total: figure(record, 'valorTotalHomologado'),
    desconto: figure(record, 'percentualDesconto'),
    data: readable(doubts, () => day(record, `dataResultado${ending}`)),
    situacao: text(record, 'situacaoCompraItemResultadoNome'),
    cancelado: instant(record, `dataCancelamento${ending}`) !== null || isCancelled,
    motivo_cancelamento: named(record.motivoCancelamento),
    atualizacao: lastUpdate(record, [`dataAtualizacao${ending}`, `dataInclusao${ending}`], doubts),
  };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
