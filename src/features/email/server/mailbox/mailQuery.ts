// What users type into the search of mail: words and operators.
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { fold } from '#kit/server/text/fold.ts';
import { plainMarks } from '#kit/typedMarks.ts';

export type MailQuery = {
  /** The rest, for the full-text search. */
  text: string;
  /** Folded parts of names or addresses. */
  from: string[];
  to: string[];
  hasFiles: boolean;
  /** Mails before, and after, these days. */
  before: string[];
  after: string[];
};

type Operator = 'from' | 'to' | 'has' | 'before' | 'after';

/** The operators by their folded names in the four languages. */
const operators: Readonly<Record<string, Operator>> = {
  ...{ de: 'from', from: 'from', von: 'from' },
  ...{ para: 'to', to: 'to', pour: 'to', an: 'to' },
  ...{ tem: 'has', has: 'has', avec: 'has', hat: 'has' },
  ...{ antes: 'before', before: 'before', avant: 'before', vor: 'before' },
  ...{ depois: 'after', after: 'after', apres: 'after', nach: 'after' },
};

const fileWords = /^(anexos?|attachments?|pieces?|anhang)$/;
/** `de:ana`, `de:"Ana Paz"`; while a quotation is being typed, it reaches to the end. */
const pieces = /(?<=^|\s)(\p{L}+):(?:"([^"]*)(?:"|$)|(\S*))/gu;

/** Reads what was typed; an operator without its value is still being typed. @throws {Problem} `validation` if a value is not understood */
export function parseMailQuery(typed: string): MailQuery {
  const query: MailQuery = { text: '', from: [], to: [], hasFiles: false, before: [], after: [] };
  query.text = plainMarks(typed)
    .normalize('NFC')
    .replace(pieces, (piece, name: string, quoted: string | undefined, bare: string | undefined) => {
      const operator = operators[fold(name)];
      if (!operator) return piece;
      const value = (quoted ?? bare ?? '').trim();
      if (value !== '') read(query, operator, { name, value });
      return ' ';
    })
    .trim();
  return query;
}

function read(query: MailQuery, operator: Operator, { name, value }: { name: string; value: string }): void {
  if (operator === 'from' || operator === 'to') query[operator].push(fold(value));
  else if (operator === 'has') {
    if (!fileWords.test(fold(value))) throw new Problem('validation', notFiles(name, value));
    query.hasFiles = true;
  } else query[operator].push(toDay(value) ?? refuse(notDay(name, value)));
}

function refuse(text: LocalizedText): never {
  throw new Problem('validation', text);
}

/** `01/07/2026` or `2026-07-01` as the latter; undefined if there is no such day. */
export function toDay(value: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : value;
  const isDay = /^[12]\d{3}-\d\d-\d\d$/.test(iso) && !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
  return isDay ? iso : undefined;
}

function notDay(name: string, value: string): LocalizedText {
  return {
    pt: `“${value}” não é um dia. Escreva, por exemplo, ${name}:01/07/2026.`,
    en: `“${value}” is not a day. Write, for example, ${name}:01/07/2026 for 1 July.`,
    fr: `« ${value} » n’est pas un jour. Écrivez par exemple ${name}:01/07/2026.`,
    de: `„${value}“ ist kein Tag. Schreiben Sie zum Beispiel ${name}:01/07/2026 für den 1. Juli.`,
  };
}

function notFiles(name: string, value: string): LocalizedText {
  return {
    pt: `“${name}:${value}” não é reconhecido. Mensagens com anexos: tem:anexo.`,
    en: `“${name}:${value}” is not known. For e-mails with attachments, write has:attachment.`,
    fr: `« ${name}:${value} » n’est pas reconnu. Messages avec pièces jointes : avec:piece.`,
    de: `„${name}:${value}“ ist unbekannt. Nachrichten mit Anhängen: hat:anhang.`,
  };
}
