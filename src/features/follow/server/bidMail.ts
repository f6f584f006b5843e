// Mails at once who bids on a notice that was suspended, revoked or given another date: the daily bulletin would come too late.
import type {} from '#features/auth/server/tables.ts';
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import type { Mail, Mailer } from '#kit/server/ports/mail.ts';
import { type Formats, formatsOf } from '#kit/server/text/formats.ts';
import { changeKindOf } from '../changeKinds.ts';
import type { ChangeKind } from '../contract.ts';
import type { ChangedField } from '../notifications.ts';
import { describeChange } from './describeChange.ts';
import type { FindBidders } from './offerFollows.ts';
import { kindsIn } from './settings.ts';
import type {} from './tables.ts';

export type BidMailPorts = {
  findBidders: FindBidders;
  /** The languages in which accounts get mails, of those that chose one. */
  findMailLanguages(db: Queries, userIds: readonly number[]): Promise<ReadonlyMap<number, Language>>;
  mailer: Mailer;
  sendsMail: boolean;
  publicAddress: PublicAddress;
  appName: string;
};

/** Changes of a notice by an import, and the followers who saw them come. */
export type ChangedNotice = { item: number; name: string; changes: readonly ChangedField[]; userIds: readonly number[] };

const urgent: ReadonlySet<ChangeKind> = new Set(['prazo', 'suspensa', 'revogada']);

/** Queues the mails in the transaction; without a mail server, or for who mutes these changes or all notifications, there are none. */
export async function mailBidders(db: Queries, ports: BidMailPorts, notices: readonly ChangedNotice[]): Promise<void> {
  const told = notices.flatMap((notice) => {
    const changes = notice.changes.filter((change) => urgent.has(changeKindOf(change)));
    return changes.length > 0 ? [{ ...notice, changes }] : [];
  });
  if (!ports.sendsMail || told.length === 0) return;
  const bidders = await ports.findBidders(db, [...new Set(told.map(({ item }) => item))]);
  const bids = new Set(bidders.filter(({ isOpen }) => isOpen).map(({ userId, licitacao }) => `${userId} ${licitacao}`));
  const asked = [...new Set(told.flatMap(({ item, userIds }) => userIds.filter((id) => bids.has(`${id} ${item}`))))];
  if (asked.length === 0) return;
  const readers = await findReaders(db, asked);
  const languages = await ports.findMailLanguages(db, asked);
  for (const { item, name, changes, userIds } of told)
    for (const reader of readers) {
      const muted = kindsIn(reader.muted_mail ?? '');
      const seen = changes.filter((change) => !muted.includes(changeKindOf(change)));
      if (seen.length === 0 || !userIds.includes(reader.id) || !bids.has(`${reader.id} ${item}`)) continue;
      const language = languages.get(reader.id) ?? 'pt';
      await ports.mailer.send(db, bidMail({ item, name, changes: seen }, reader, { ...ports, language }));
    }
}

/** Active accounts that have not turned notifications off. */
function findReaders(db: Queries, ids: readonly number[]) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('follow_settings', 'follow_settings.user_id', 'users.id')
    .where('users.id', 'in', ids)
    .where('users.removed_at', 'is', null)
    .where('users.status', '=', 'active')
    .where((is) => is.or([is('notifications_on', 'is', null), is('notifications_on', '=', true)]))
    .select(['users.id', 'users.email', 'users.full_name', 'muted_mail'])
    .execute();
}

function bidMail(
  { item, name, changes }: Omit<ChangedNotice, 'userIds'>,
  { email: to, full_name }: { email: string; full_name: string },
  { language, publicAddress, appName }: BidMailPorts & { language: Language },
): Mail {
  const formats = formatsOf(language);
  const { subject, greeting, intro, mute } = words[language];
  const address = publicAddress(null);
  const text = [
    greeting(full_name),
    intro(name),
    changes.map((change) => `* ${lineOf(change, language, formats)}`).join('\n'),
    `${address}/apps/invoice/preview/${item}`,
    `${mute}: ${address}/acompanhamento`,
  ];
  return { to, name: full_name, subject: subject(appName, name), text: `${text.join('\n\n')}\n` };
}

/** «Abertura: 28/05/2026, 14:00 → 02/06/2026, 14:00» */
function lineOf(change: ChangedField, language: Language, formats: Formats): string {
  const { what, before, after } = describeChange('licitacao', change, language, formats);
  if (before === null && after === null) return what;
  return before === null ? `${what}: ${after}` : `${what}: ${before} → ${after ?? '—'}`;
}

type Words = { subject(app: string, name: string): string; greeting(name: string): string; intro(name: string): string; mute: string };
const words: Record<Language, Words> = {
  pt: {
    subject: (app, name) => `${app}: mudou ${name}, da sua proposta`,
    greeting: (name) => (name ? `Olá, ${name},` : 'Olá,'),
    intro: (name) => `A licitação ${name}, para a qual você prepara uma proposta, mudou:`,
    mute: 'Escolher o que é avisado por e-mail',
  },
  en: {
    subject: (app, name) => `${app}: ${name}, which you bid on, has changed`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    intro: (name) => `The notice ${name}, for which you prepare an offer, has changed:`,
    mute: 'Choose what you are told by mail',
  },
  fr: {
    subject: (app, name) => `${app} : ${name}, objet de votre offre, a changé`,
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    intro: (name) => `L’avis ${name}, pour lequel vous préparez une offre, a changé :`,
    mute: 'Choisir ce qui est annoncé par e-mail',
  },
  de: {
    subject: (app, name) => `${app}: ${name}, wofür Sie bieten, wurde geändert`,
    greeting: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    intro: (name) => `die Ausschreibung ${name}, für die Sie ein Angebot vorbereiten, wurde geändert:`,
    mute: 'Auswählen, was per E-Mail gemeldet wird',
  },
};
