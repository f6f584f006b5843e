// Quotes for replies and forwarded e-mails, in the user's language.
import type { Selectable } from 'kysely';
import type { Language } from '#kit/errors.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import { escapeHtml } from '#kit/server/html/escapeHtml.ts';
import { HtmlRefused } from '#kit/server/html/limits.ts';
import { type Address, limits } from '../../entities.ts';
import type { EmailMessagesTable } from '../tables.ts';

type QuotedEmail = Pick<
  Selectable<EmailMessagesTable>,
  'from_name' | 'from_email' | 'recipients' | 'cc' | 'subject' | 'html' | 'sent_at' | 'created_at'
>;

const ZONE = 'America/Sao_Paulo';
const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR', de: 'de-DE' };
/** Characters of HTML; the rest of the limit is left for the reply. */
const MAX_QUOTED_HTML = limits.html / 2;
/** Characters of plain text if the whole message is too long; each may take six characters in HTML. */
const MAX_QUOTED_TEXT = 40_000;

const words: Record<
  Language,
  { wrote(day: string, time: string, name: string): string; passedOn: string; fields: [string, string, string, string, string] }
> = {
  pt: {
    wrote: (day, time, name) => `Em ${day} às ${time}, ${name} escreveu:`,
    passedOn: 'Mensagem encaminhada',
    fields: ['De', 'Data', 'Assunto', 'Para', 'Cc'],
  },
  en: {
    wrote: (day, time, name) => `On ${day} at ${time}, ${name} wrote:`,
    passedOn: 'Forwarded message',
    fields: ['From', 'Date', 'Subject', 'To', 'Cc'],
  },
  fr: {
    wrote: (day, time, name) => `Le ${day} à ${time}, ${name} a écrit :`,
    passedOn: 'Message transféré',
    fields: ['De', 'Date', 'Objet', 'À', 'Cc'],
  },
  de: {
    wrote: (day, time, name) => `Am ${day} um ${time} schrieb ${name}:`,
    passedOn: 'Weitergeleitete Nachricht',
    fields: ['Von', 'Datum', 'Betreff', 'An', 'Cc'],
  },
};

/** The sanitizer, and the account it works for. */
type CleaningOptions = { cleaner: Pick<HtmlCleaner, 'clean' | 'textOf'>; account: number };

/** Initial content of a reply: an empty paragraph, who wrote when, and the quoted message. */
export function buildReplyQuote(cleaning: CleaningOptions, mail: QuotedEmail, language: Language): Promise<string> {
  const { day, time } = formatSentAt(mail, language);
  const before = `<p></p><p>${escapeHtml(words[language].wrote(day, time, mail.from_name || mail.from_email))}</p>`;
  return appendQuote(cleaning, before, mail.html);
}

/** Initial content of a forwarded e-mail. */
export function buildForwardQuote(cleaning: CleaningOptions, mail: QuotedEmail, language: Language): Promise<string> {
  const { passedOn, fields } = words[language];
  const { day, time } = formatSentAt(mail, language);
  const values = [
    formatAddresses([{ name: mail.from_name, email: mail.from_email }]),
    `${day}, ${time}`,
    mail.subject,
    formatAddresses(mail.recipients),
    formatAddresses(mail.cc),
  ];
  const lines = fields.flatMap((field, at) => (values[at] ? [`${escapeHtml(`${field}: ${values[at]}`)}`] : []));
  return appendQuote(cleaning, `<p></p><p><strong>${passedOn}</strong><br>${lines.join('<br>')}</p>`, mail.html);
}

/** If the whole message is too long, it is quoted as plain text and cut. */
async function appendQuote({ cleaner, account }: CleaningOptions, before: string, html: string): Promise<string> {
  const whole = await cleanOrNull({ cleaner, account }, `${before}<blockquote>${html}</blockquote>`);
  if (whole !== null && whole.length <= MAX_QUOTED_HTML) return whole;
  const lines = (await cleaner.textOf(account, html)).slice(0, MAX_QUOTED_TEXT).toWellFormed().split('\n');
  return cleaner.clean(account, `${before}<blockquote><p>${lines.map(escapeHtml).join('<br>')}…</p></blockquote>`);
}

/** Null if the quoted message was itself near the limits and cannot be sanitized with the rest. */
async function cleanOrNull({ cleaner, account }: CleaningOptions, html: string): Promise<string | null> {
  try {
    return await cleaner.clean(account, html);
  } catch (error) {
    if (error instanceof HtmlRefused) return null;
    throw error;
  }
}

function formatSentAt({ sent_at, created_at }: QuotedEmail, language: Language) {
  const at = new Date(sent_at ?? created_at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: ZONE }).format(at);
  return { day: format({ dateStyle: 'long' }), time: format({ timeStyle: 'short' }) };
}

function formatAddresses(people: Address[]): string {
  return people.map(({ name, email }) => (name ? `${name} <${email}>` : email)).join(', ');
}
