// What the Câmara dos Deputados writes the same way in all of its answers.
import { asItStands, inside, isRecord, Reject, requiredInteger, type SourceRecord } from '#kit/server/records/fields.ts';
import type { ProjetoKey } from '../projeto.ts';

/** What its service calls a bill: a number. */
export function codigo(record: SourceRecord, field: string): string {
  const found = requiredInteger(record, field);
  if (found < 1) throw new Reject(field, 'notNumber');
  return String(found);
}

/** The bill that authors or steps belong to: they never say it themselves. */
export function projetoSaid(owner: string): ProjetoKey {
  const [casa, codigo] = owner.split(':');
  if (casa !== 'camara' || !codigo) throw new Reject('', 'noOwner');
  return { casa, codigo };
}

/** `camara:2088351`, where the answer's own address among its links says it. */
export function projetoInLinks(beside: SourceRecord, what: string): string | undefined {
  const [, codigo] = new RegExp(`/proposicoes/([1-9]\\d{0,9})/${what}(?:[?#].*)?$`).exec(selfOf(beside)) ?? [];
  return codigo && `camara:${codigo}`;
}

/** The address of the answer itself; empty where its links do not say it. */
export function selfOf({ links }: SourceRecord): string {
  const self = Array.isArray(links) ? links.find((link) => isRecord(link) && link.rel === 'self') : undefined;
  return isRecord(self) ? asItStands(inside(self, 'href')) : '';
}
