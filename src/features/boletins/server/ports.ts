// What bulletins need of other features, connected by the app.
import type { FastifyRequest } from 'fastify';
import type { ChangeKind } from '#features/follow/contract.ts';
import type { Language } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import type { Mailer } from '#kit/server/ports/mail.ts';

/** The log of written notices, and which notices match a filter. */
export type NoticeSource = {
  /** The position after everything that was written. */
  newest(): Promise<string>;
  /** @returns a reader of what was written since; `isAll`: nothing is left for now. It skips what it has returned before. */
  open(): (from: string) => Promise<{ ids: number[]; cursor: string; isAll: boolean }>;
  /** Whether something was written since. */
  hasMore(from: string): Promise<boolean>;
  match(ids: readonly number[], filters: readonly object[]): Promise<number[][]>;
};

/** A followed item that changed; values are words in the reader's language, null where there is none or it is not quoted. */
export type ChangedItem = {
  /** Path of its page. */
  path: string;
  name: string;
  /** Objeto or ementa, without line breaks. */
  text: string;
  changes: { kind: ChangeKind; what: string; before: string | null; after: string | null }[];
  /** Further changes. */
  more: number;
};

/**
 * News of a followed supplier, public body or município: `count` of items that it won, or of notices published there; `total` of notices, of which the
 * first ones are named.
 */
export type FollowedNews = {
  kind: 'fornecedor' | 'orgao' | 'municipio';
  /** Path of its page. */
  path: string;
  name: string;
  count: number;
  total: number;
  notices: { id: number; itens: number }[];
};

export type BoletinsOptions = {
  database: Database;
  background: Database;
  events: Pick<Events, 'publish'>;
  notices: NoticeSource;
  /** Notifies accounts, in the same transaction. */
  notifyAll(db: Queries, news: readonly { userIds: readonly number[]; kind: string; data: object; about: string }[]): Promise<void>;
  updateNotifications(db: Queries, kinds: readonly string[], about: string, data: object): Promise<unknown>;
  /** Pregão Eletrônico 90006/2026 */
  nameOf(notice: { modalidade: string; num_licitacao: string }): string;
  /** What changed of the items that an account follows; `more`: how many others changed. */
  listChangedItems(
    db: Queries,
    userId: number,
    span: { after: string; until: string },
    language: Language,
  ): Promise<{ items: ChangedItem[]; more: number }>;
  /** What suppliers and public bodies won and published that an account follows; `more`: how many others have news. */
  listFollowedNews(db: Queries, userId: number, span: { after: string; until: string }): Promise<{ news: FollowedNews[]; more: number }>;
  mailer: Mailer;
  sendsMail: boolean;
  publicAddress: PublicAddress;
  networkOf(ip: string): string;
  /** Whether a program with this account's link may read. */
  mayRead(userId: number, request: FastifyRequest): Promise<boolean>;
  appName: string;
  onError(error: unknown): void;
  now?: () => Date;
};
