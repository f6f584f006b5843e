// Finds the columns of a sheet by their headings.
import type { Language } from '#kit/errors.ts';
import { foldName } from '#kit/server/text/fold.ts';

export const fields = ['nome', 'pedido', 'vigencia', 'vencimento', 'nota'] as const;
export type Field = (typeof fields)[number];

/** Headings of the template and of the export. */
export const headings: Record<Language, Record<Field, string>> = {
  pt: {
    nome: 'Domínio ou termo',
    pedido: 'Origem ou pedido',
    vigencia: 'Vigência',
    vencimento: 'Vencimento',
    nota: 'Nota',
  },
  en: { nome: 'Domain or term', pedido: 'Source or order', vigencia: 'Effective date', vencimento: 'Due date', nota: 'Note' },
  fr: {
    nome: 'Domaine ou terme',
    pedido: 'Origine ou commande',
    vigencia: 'Date d’effet',
    vencimento: 'Échéance',
    nota: 'Remarque',
  },
  de: { nome: 'Domain oder Begriff', pedido: 'Quelle oder Auftrag', vigencia: 'Gültig ab', vencimento: 'Fällig am', nota: 'Notiz' },
};

/** Other accepted headings, likelier ones first; accents, case and separators are ignored. */
const aliases: Record<Field, string> = {
  nome:
    'nome, domínio, domínios, termo, nome de domínio, nome do domínio, termo ou domínio, entrada, ' +
    'domain, domains, domain name, name, term, entry, fqdn, host, ' +
    'domaine, nom de domaine, nom, terme, domäne, domainname, begriff',
  pedido:
    'pedido, número do pedido, nº do pedido, num pedido, ordem, número da ordem, nº da ordem, origem, fonte, processo, número, ' +
    'order, order number, order no, source, source number, reference, number, ' +
    'commande, numéro de commande, origine, source, référence, auftrag, auftragsnummer, bestellung, bestellnummer, quelle, nummer',
  vigencia:
    'vigência, data de vigência, início da vigência, início de vigência, vigente desde, vigente a partir de, início, data de início, válido de, desde, ' +
    'effective, effective date, effective from, start, start date, valid from, ' +
    'date d effet, en vigueur, début, date de début, valable dès, wirksam ab, gültig von, beginn',
  vencimento:
    'vencimento, data de vencimento, vence em, vence, prazo, expiração, data de expiração, expira em, validade, válido até, fim, fim da vigência, término, ' +
    'due, due date, due on, deadline, expiry, expiry date, expiration, expiration date, expires, expires on, end, end date, valid until, ' +
    'échéance, date d échéance, expire le, fin, date de fin, valable jusqu au, fällig, fälligkeit, gültig bis, ablauf, ablaufdatum, ende',
  nota: 'nota, notas, observação, observações, obs, comentário, descrição, note, notes, comment, remark, remarque, commentaire, notiz, bemerkung, kommentar',
};

/** The first of two fields with the same alias wins. */
const fieldOf = new Map(
  fields.toReversed().flatMap((field) => {
    const own = Object.values(headings).map((names) => names[field]);
    return [...own, ...aliases[field].split(', ')].map((name) => [foldName(name), field] as const);
  }),
);

/** Field → column index from 0, and the headings that are unknown or repeated. */
export type Columns = { places: Partial<Record<Field, number>>; ignored: string[] };

export function findColumns(header: readonly string[]): Columns {
  const columns: Columns = { places: {}, ignored: [] };
  for (const [place, heading] of header.entries()) {
    const field = fieldOf.get(foldName(heading));
    if (field && columns.places[field] === undefined) columns.places[field] = place;
    else if (heading.trim() !== '') columns.ignored.push(heading.trim());
  }
  return columns;
}

/** Entries need at least a name and a date. */
export function isEnough({ places }: Columns): boolean {
  return places.nome !== undefined && (places.vigencia !== undefined || places.vencimento !== undefined);
}
