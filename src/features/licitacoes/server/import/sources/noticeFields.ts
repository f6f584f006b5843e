// Fields that PNCP and Compras.gov.br share in notices, and how notices differ from their parts.
import { instant } from '#brasil/server/instantField.ts';
import { NEVER } from '#kit/clock.ts';
import type { LocalizedText } from '#kit/errors.ts';
import { isPlausible } from '#kit/server/plausibleInstant.ts';
import { isRecord, number, prose, Reject, rawText, readable, requiredText, type SourceRecord } from '#kit/server/records/fields.ts';
import type { NoticeRead } from '../notice.ts';
import { isOwnKey } from '../ownKey.ts';

/** Names of the portals. */
export const pncp: LocalizedText = { pt: 'PNCP', en: 'PNCP', fr: 'PNCP', de: 'PNCP' };
export const compras: LocalizedText = { pt: 'Compras.gov.br', en: 'Compras.gov.br', fr: 'Compras.gov.br', de: 'Compras.gov.br' };

/** Some portals prefix the object with their name. */
const portalPrefix = /^\[(?:licitanet|portal de compras p[úu]blicas)\]\s*-\s*/i;

/** Empty when the source has none, as some do. */
export function objeto(record: SourceRecord, field: string): string {
  return prose(record, field).replace(portalPrefix, '');
}

/** Where a source has opening and closing, and how they are written there. */
type Deadlines = { abertura: string; encerramento: string; read?: (field: string, timeOfDay?: string) => string | null };

/** Opening and closing. What is no date, or no plausible one, is left out, and kept as the source has it beside. */
export function deadlines(
  record: SourceRecord,
  { abertura, encerramento, read = (field) => instant(record, field) }: Deadlines,
  doubts: Reject[],
): Pick<NoticeRead, 'abertura' | 'abertura_ilegivel' | 'encerramento' | 'encerramento_ilegivel'> {
  const opening = readable(doubts, () => plausible(abertura, read(abertura)));
  const closing = readable(doubts, () => plausible(encerramento, read(encerramento, '23:59:59')));
  const said = (field: string) => (doubts.some((doubt) => doubt.field === field) ? asWritten(record[field]) : null);
  return {
    abertura: opening,
    abertura_ilegivel: said(abertura),
    encerramento: closing,
    encerramento_ilegivel: said(encerramento),
  };
}

/** The latest change by the first of these fields that has a plausible one. */
export function lastUpdate(record: SourceRecord, fields: readonly string[], doubts: Reject[]): string | null {
  for (const field of fields) {
    const found = readable(doubts, () => plausible(field, instant(record, field)));
    if (found) return found;
  }
  return null;
}

/** The year 9999 means that there is no end. @throws {Reject} `badYear` */
export function plausible(field: string, found: string | null): string | null {
  if (found !== null && found !== NEVER && !isPlausible(found)) throw new Reject(field, 'badYear');
  return found;
}

const LONGEST_WRITTEN = 40;

function asWritten(value: unknown): string {
  return (rawText(value) || JSON.stringify(value)).slice(0, LONGEST_WRITTEN).toWellFormed();
}

/** A text, or an object with a name. */
export function named(value: unknown): string {
  if (!isRecord(value)) return rawText(value);
  return ['nome', 'descricao', 'numero', 'codigo'].map((field) => rawText(value[field])).find((text) => text !== '') ?? '';
}

/** The names in a list, or of a single value, each on a line of its own. */
export function namesIn(value: unknown): string {
  return [...new Set((Array.isArray(value) ? value : [value]).map(named))].filter(Boolean).join('\n');
}

/** 2 and 3 mean partly and wholly secret. */
export function isSecretBudget(record: SourceRecord): boolean {
  return (number(record, 'orcamentoSigilosoCodigo') ?? 1) > 1;
}

export const controlNumber = /^[0-9A-Z]{14}-1-\d{6}\/\d{4}$/;

/** `{cnpj}-1-{sequencial}/{ano}`. */
export function controle(record: SourceRecord, field: string): string {
  const found = requiredText(record, field);
  if (!controlNumber.test(found)) throw new Reject(field, 'badKey');
  return found;
}

/** PNCP's control number, or the own key of a notice that it does not know, as pages and exports show it. */
export function controleOrOwnKey(record: SourceRecord, field: string): string {
  const found = requiredText(record, field);
  if (!controlNumber.test(found) && !isOwnKey(found)) throw new Reject(field, 'badNotice');
  return found;
}

export function rawControle({ numeroControlePNCP }: SourceRecord): string {
  return rawText(numeroControlePNCP);
}

/** Whether a record is an item, a result or a document, whatever fields of its notice it contains. */
export function isPart(record: SourceRecord): boolean {
  return 'numeroItem' in record || 'numeroItemPncp' in record || 'sequencialDocumento' in record;
}

/** number/year. The number may include the year (`14.2024`); text after a bar is another number. */
export function numLicitacao(numero: string, ano: number): string {
  const own = (numero.split('|', 1)[0] as string).trim();
  return /\/\d{4}$/.test(own) ? own : `${own.replace(new RegExp(`(?<=\\d)[.-]${ano}$`), '')}/${ano}`;
}
