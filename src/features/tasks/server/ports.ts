// What tasks need of the rest of the product; the app plugs it in.
import type { RawBuilder } from 'kysely';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { Images } from '#kit/server/images.ts';

export const notificationKinds = ['tasks.given', 'tasks.returned', 'tasks.completed', 'tasks.due'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export type NewNotification = { userIds: readonly number[]; kind: NotificationKind; data: object; about: string };

/** What the name of a notice or bill is made of: columns of what it is not are null. */
export type ThingNameColumns = {
  modalidade: string | null;
  num_licitacao: string | null;
  tipo: string | null;
  numero: number | null;
  ano: number | null;
};

/** What a task may be about. */
export type Things = {
  /** Pregão Eletrônico 90006/2026 · PL 229/2009 */
  nameOf(thing: ThingNameColumns): string;
  /** A notice's status at a moment, as a column of `licitacoes`. */
  status(now: Date): RawBuilder<'aberta' | 'andamento' | 'fechada'>;
};

export type Notifier = {
  /** Tells accounts of something, in the transaction in which it happens. */
  notifyAll(db: Queries, news: readonly NewNotification[]): Promise<void>;
  /** Tells what was told of something as it is by now: what of it is other than it was. @returns to whom */
  renew(db: Queries, kinds: readonly NotificationKind[], about: string, data: object): Promise<number[]>;
  /** Takes back what was told of these. @returns from whom */
  takeBack(db: Queries, kinds: readonly NotificationKind[], about: readonly string[]): Promise<number[]>;
};

export type TasksOptions = Notifier & {
  database: Database;
  cleaner: Pick<HtmlCleaner, 'clean'>;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf'>;
  things: Things;
  /** Accounts with `q` in their name. */
  findContacts(asked: { q: string; limit: number }): Promise<{ id: number }[]>;
};
