// What PNCP and Compras.gov.br write the same way in their notices, and how these are told from their parts.
import { number, prose, Reject, rawText, requiredText, type SourceRecord } from '#kit/server/records/fields.ts';

/** Portals put their own name before the object. */
const portalPrefix = /^\[(?:licitanet|portal de compras p[úu]blicas)\]\s*-\s*/i;

/** Empty where the source says none, as some do. */
export function objeto(record: SourceRecord, field: string): string {
  return prose(record, field).replace(portalPrefix, '');
}

/** 2 and 3 mean secret in part and whole. */
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

export function controleAsItStands({ numeroControlePNCP }: SourceRecord): string {
  return rawText(numeroControlePNCP);
}

/** Whether a record speaks of an item, a result or a document, whatever of its notice it brings along. */
export function isPart(record: SourceRecord): boolean {
  return 'numeroItem' in record || 'sequencialDocumento' in record;
}

/** number/year. The number may bring the year along (`14.2024`); what stands behind a bar is another number. */
export function numLicitacao(numero: string, ano: number): string {
  const own = (numero.split('|', 1)[0] as string).trim();
  return /\/\d{4}$/.test(own) ? own : `${own.replace(new RegExp(`(?<=\\d)[.-]${ano}$`), '')}/${ano}`;
}
