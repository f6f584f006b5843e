// What pages and records of PNCP have in common.
import { momentInBrasilia } from '#kit/clock.ts';
import { isRecord, type SourceRecord } from '#kit/server/records/fields.ts';
import { type Answer, SourceFault, type SourcePage } from '../source.ts';

/** 2026-11-24 → 20261124 */
export const compact = (dia: string) => dia.replaceAll('-', '');

/** @throws {SourceFault} `shape` */
export function pageOf({ isList, records, fields, bytes }: Extract<Answer, { kind: 'ok' }>): SourcePage {
  const { totalRegistros, totalPaginas, numeroPagina } = fields;
  if (!isList || typeof totalRegistros !== 'number') throw new SourceFault('shape', 'data, totalRegistros');
  return { records, bytes, total: totalRegistros, isLast: records.length === 0 || Number(numeroPagina) >= Number(totalPaginas) };
}

/** Of notices and contracts, of atas, and of items of plans. */
export function keyOf(record: SourceRecord): string {
  const key = record.numeroControlePNCP ?? record.numeroControlePNCPAta;
  if (typeof key === 'string') return key;
  if (typeof record.idPcaPncp !== 'string') return '';
  return `${record.idPcaPncp} ${itemOf(record)?.numeroItem ?? ''}`;
}

export function changedAt(record: SourceRecord): string | null {
  const said = record.dataAtualizacaoGlobal ?? itemOf(record)?.dataAtualizacao ?? record.dataAtualizacaoGlobalPCA;
  if (typeof said !== 'string') return null;
  const moment = momentInBrasilia(said);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** The only item of a piece of a plan. */
function itemOf({ itens }: SourceRecord): SourceRecord | undefined {
  return Array.isArray(itens) && isRecord(itens[0]) ? itens[0] : undefined;
}
