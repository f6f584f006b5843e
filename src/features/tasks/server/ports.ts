// Dependencies that the app passes to the tasks feature.
import type { RawBuilder } from 'kysely';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import type { Images } from '#kit/server/images.ts';

export const notificationKinds = ['tasks.given', 'tasks.returned', 'tasks.completed', 'tasks.due'] as const;
/** `tasks.givenMany`: several at once. */
export type NotificationKind = (typeof notificationKinds)[number] | 'tasks.givenMany';
export type NewNotification = { userIds: readonly number[]; kind: NotificationKind; data: object; about: string };

/** The columns that the name of a notice or bill is built from; those of the other kind are null. */
export type ThingNameColumns = {
  modalidade: string | null;
  num_licitacao: string | null;
  tipo: string | null;
  numero: number | null;
  ano: number | null;
};

/** The things that a task can be linked to. */
export type Things = {
  /** The newest notices that a text finds, by id. */
  findNotices(q: string, limit: number): Promise<number[]>;
  /** Pregão Eletrônico 90006/2026 · PL 229/2009 */
  nameOf(thing: ThingNameColumns): string;
  /** The status of a notice at a time, as a column of `licitacoes`. */
  status(now: Date): RawBuilder<'aberta' | 'andamento' | 'fechada'>;
};

export type Notifier = {
  /** Notifies users in the transaction of the change. */
  notifyAll(db: Queries, notifications: readonly NewNotification[]): Promise<void>;
  /** Updates the data of existing notifications. @returns the users affected */
  updateNotifications(db: Queries, kinds: readonly NotificationKind[], about: string, data: object): Promise<number[]>;
  /** Withdraws notifications. @returns the users affected */
  retractNotifications(db: Queries, kinds: readonly NotificationKind[], about: readonly string[]): Promise<number[]>;
};

export type TasksOptions = Notifier & {
  database: Database;
  cleaner: Pick<HtmlCleaner, 'clean'>;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf'>;
  things: Things;
  /** The address under which users reach the product. */
  publicAddress: PublicAddress;
  /** Accounts with `q` in their name. */
  findContacts(query: { q: string; limit: number }): Promise<{ id: number }[]>;
};
