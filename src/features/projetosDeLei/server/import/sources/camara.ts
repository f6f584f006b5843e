// What all answers of the Câmara dos Deputados have in common.
import type { LocalizedText } from '#kit/errors.ts';
import { isRecord, number, Reject, rawText, type SourceRecord, valueAt } from '#kit/server/records/fields.ts';
import type { ProjetoKey } from '../projeto.ts';

/** The portal's name. */
export const camara: LocalizedText = { pt: 'Câmara', en: 'Chamber of Deputies', fr: 'Chambre des députés', de: 'Abgeordnetenkammer' };

/** The service's id of a bill: a number. */
export function codigo(record: SourceRecord, field: string): string {
  const found = wholeNumber(record, field, 2 ** 31 - 1);
  if (found === null) throw new Reject(field, 'missing');
  if (found < 1) throw new Reject(field, 'notNumber');
  return String(found);
}

/** A number, or text as `/relacionadas` writes it; null when missing. */
export function wholeNumber(record: SourceRecord, field: string, most: number): number | null {
  const value = record[field];
  const found = typeof value === 'string' && /^\s*\d{1,10}\s*$/.test(value) ? Number(value) : value === '' ? null : number(record, field);
  if (found !== null && (!Number.isInteger(found) || found < 0 || found > most)) throw new Reject(field, 'notNumber');
  return found;
}

/** Whether authors or steps name no bill: those of a bill's own page do not, those of yearly files and of our reader do. */
export function needsOwner(record: SourceRecord): boolean {
  return !('idProposicao' in record);
}

/** The bill of authors or steps. */
export function projetoSaid(record: SourceRecord, owner: string): ProjetoKey {
  if (!needsOwner(record)) return { casa: 'camara', codigo: codigo(record, 'idProposicao') };
  const [casa, said] = owner.split(':');
  if (casa !== 'camara' || !said) throw new Reject('', 'noOwner');
  return { casa, codigo: said };
}

/** `camara:2088351`, if the answer's own address in its links has it. */
export function projetoInLinks(envelope: SourceRecord, what: string): string | undefined {
  const [, codigo] = new RegExp(`/proposicoes/([1-9]\\d{0,9})/${what}(?:[?#].*)?$`).exec(selfOf(envelope)) ?? [];
  return codigo && `camara:${codigo}`;
}

/** The answer's own address; empty when its links do not have it. */
export function selfOf({ links }: SourceRecord): string {
  const self = Array.isArray(links) ? links.find((link) => isRecord(link) && link.rel === 'self') : undefined;
  return isRecord(self) ? rawText(valueAt(self, 'href')) : '';
}
