// The contacts that an account can write to, and those it has a chat with.
import type { Status as AccountStatus, ListRole } from '#features/auth/server/tables.ts';
import { type Language, notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Images } from '#kit/server/images.ts';
import type { Contact, ContactCard, ListedContact, Status } from '../entities.ts';
import { type PresenceRow, presenceColumns, presenceOf } from './presence/presence.ts';
import { roleNames } from './roleNames.ts';
import type {} from './tables.ts';

/** The specification's client shows both lists without pages. */
const MAX_LISTED = 1000;

/** What is needed to show people to a user. */
export type DisplayOptions = { images: Pick<Images, 'addressOf'>; language: Language };

const personColumns = [
  'users.id as account_id',
  'users.full_name',
  'users.username',
  'users.removed_username',
  'users.removed_at',
  'users.avatar',
  'users.role',
  'users.status as account_status',
  'profiles.designation',
  'chat_profiles.about',
  'chat_profiles.status',
] as const;

const chatColumns = [
  'own.contact_id',
  'own.contact_name',
  'own.chat_id',
  'own.unseen',
  'own.last_id',
  'own.is_important',
  'own.is_blocked',
  'last.sent_at',
  'last.sender_id',
] as const;

const cardColumns = ['users.email', 'users.company', 'users.country', 'users.contact'] as const;

type PersonRow = {
  account_id: number | null;
  full_name: string | null;
  username: string | null;
  removed_username: string | null;
  removed_at: string | null;
  avatar: string | null;
  role: ListRole | null;
  account_status: AccountStatus | null;
  designation: string | null;
  about: string | null;
  status: Status | null;
} & PresenceRow;
type ContactRow = PersonRow & {
  contact_id: number | null;
  contact_name: string | null;
  is_important: boolean | null;
  is_blocked: boolean | null;
};
export type ListedRow = ContactRow & {
  chat_id: number | null;
  unseen: number | null;
  last_id: number | null;
  message: string | null;
  sent_at: string | null;
  sender_id: number | null;
};

/** All accounts, with what user `userId` has set for each. */
function accounts(db: Queries, userId: number) {
  return db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('chat_profiles', 'chat_profiles.user_id', 'users.id')
    .leftJoin('chat_members as own', (join) => join.onRef('own.contact_id', '=', 'users.id').on('own.user_id', '=', userId))
    .leftJoin('chat_messages as last', 'last.id', 'own.last_id')
    .select(personColumns)
    .select(chatColumns)
    .select(presenceColumns)
    .where('users.id', '<>', userId);
}

/** All contacts that user `userId` has a chat row with, including deleted accounts. */
function members(db: Queries, userId: number) {
  return db
    .selectFrom('chat_members as own')
    .leftJoin('users', 'users.id', 'own.contact_id')
    .leftJoin('profiles', 'profiles.user_id', 'own.contact_id')
    .leftJoin('chat_profiles', 'chat_profiles.user_id', 'own.contact_id')
    .leftJoin('chat_messages as last', 'last.id', 'own.last_id')
    .select(personColumns)
    .select(chatColumns)
    .select(presenceColumns)
    .where('own.user_id', '=', userId);
}

export type ContactLists = { chatsContacts: ListedContact[]; contacts: ListedContact[] };

/** Chats, newest message first, and all active accounts by name. Important ones first in both. */
export async function listContacts(db: Queries, userId: number, shown: DisplayOptions): Promise<ContactLists> {
  const people = () => active(db, userId).select('last.message').limit(MAX_LISTED);
  const [chats, important, others] = await Promise.all([
    chatsOf(db, userId).select('last.message').limit(MAX_LISTED).execute(),
    people().where('own.is_important', '=', true).execute(),
    people()
      .where((is) => is.or([is('own.is_important', 'is', null), is('own.is_important', '=', false)]))
      .execute(),
  ]);
  return listsOf(chats, [...important, ...others].slice(0, MAX_LISTED), shown);
}

/** The chats of a user: important ones first, then by newest message. */
export function chatsOf(db: Queries, userId: number) {
  return members(db, userId).where('own.last_id', '>', 0).orderBy('own.is_important', 'desc').orderBy('own.last_id', 'desc');
}

/** All other active accounts, by name. */
export function active(db: Queries, userId: number) {
  return accounts(db, userId)
    .where('users.removed_at', 'is', null)
    .where('users.status', '=', 'active')
    .orderBy('users.busca')
    .orderBy('users.id');
}

/** Both lists as the calls return them. */
export function listsOf(chats: readonly ListedRow[], contacts: readonly ListedRow[], shown: DisplayOptions): ContactLists {
  const toListed = (row: ListedRow) => toListedContact(row, shown);
  return { chatsContacts: chats.map(toListed), contacts: contacts.map(toListed) };
}

/** A contact that can be written to or has a chat row with the user. @throws {Problem} `not-found` for all others */
export async function findCard(db: Queries, userId: number, id: number, { images, language }: DisplayOptions): Promise<ContactCard> {
  const row =
    (await accounts(db, userId).select(cardColumns).where('users.id', '=', id).executeTakeFirst()) ??
    (await members(db, userId).select(cardColumns).where('own.contact_id', '=', id).executeTakeFirst());
  if (!row || (!isActive(row) && row.chat_id === null)) return notFound();
  // The phone number of the user list, not that of the account's own settings.
  const { email, contact: phone, company, country } = row.removed_at === null ? row : emptyCard;
  return {
    ...toContact(row, { images, language }),
    ...relationOf(row),
    ...{ email: email ?? '', phone: phone ?? '', company: company ?? '', country: country ?? '' },
  };
}

const emptyCard = { email: '', contact: '', company: '', country: '' };

/** The user's own profile with the status that they chose. */
export async function findProfile(db: Queries, userId: number, shown: DisplayOptions): Promise<Contact> {
  const row = await db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('chat_profiles', 'chat_profiles.user_id', 'users.id')
    .select(personColumns)
    .select(presenceColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row) return notFound();
  return { ...toContact({ ...row, contact_id: null, contact_name: null }, shown), status: row.status ?? 'online' };
}

function toContact(row: PersonRow & Pick<ContactRow, 'contact_id' | 'contact_name'>, { images, language }: DisplayOptions): Contact {
  const named = { id: row.account_id ?? row.contact_id ?? 0, fullName: nameOf(row) };
  // Of removed accounts only the name is shown, next to their messages.
  if (row.removed_at !== null) return { ...named, role: '', about: '', avatar: '', status: 'offline' };
  return {
    ...named,
    role: row.designation || (row.role ? roleNames[row.role][language] : ''),
    about: row.about ?? '',
    avatar: images.addressOf(row.avatar) ?? '',
    status: isActive(row) ? statusOf(row) : 'offline',
  };
}

/**
 * Online and away need an open browser; online becomes away after ten idle minutes. Accounts without a password (users of the
 * demonstration) never have one: they show the status of the seed data.
 */
function statusOf({ status, ...row }: PersonRow): Status {
  if (row.is_without_password) return status ?? 'offline';
  if (status === 'busy' || status === 'offline') return status;
  const presence = presenceOf(row, new Date());
  return presence === 'online' ? (status ?? 'online') : presence;
}

/** The username if there is no full name. */
function nameOf({
  full_name,
  removed_username,
  username,
  contact_name,
}: Pick<ContactRow, 'full_name' | 'removed_username' | 'username' | 'contact_name'>): string {
  return full_name || removed_username || username || contact_name || '';
}

function isActive({ account_status, removed_at }: Pick<PersonRow, 'account_status' | 'removed_at'>): boolean {
  return account_status === 'active' && removed_at === null;
}

function relationOf(row: ContactRow) {
  return { isImportant: row.is_important ?? false, isBlocked: row.is_blocked ?? false, isActive: isActive(row) };
}

function toListedContact(row: ListedRow, shown: DisplayOptions): ListedContact {
  const { chat_id: id, unseen, last_id, message, sent_at, sender_id } = row;
  const lastMessage =
    message !== null && sent_at !== null && sender_id !== null ? { message, time: sent_at, senderId: sender_id } : undefined;
  return {
    ...toContact(row, shown),
    ...(id !== null && (last_id ?? 0) > 0 && { chat: { id, unseenMsgs: unseen ?? 0, ...(lastMessage && { lastMessage }) } }),
    ...relationOf(row),
  };
}
