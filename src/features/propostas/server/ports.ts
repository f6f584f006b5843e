// Dependencies that the app passes to the feature of offers.
import type { CertidoesTable } from '#features/certidoes/server/tables.ts';
import type { LocalizedText } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { Addresses } from '#kit/server/images/addresses.ts';
import type { Images } from '#kit/server/images.ts';
import type { ArquivoLigado } from '../checklist.ts';

export type NotificationKind = 'propostas.assigned' | 'propostas.assignedMany' | 'propostas.shared' | 'propostas.mentioned';
export type NewNotification = {
  userIds: readonly number[];
  kind: NotificationKind;
  data: object;
  about: string;
};

/** A document of the company, with the issue that counts on a day. */
export type VaultDocument = {
  id: number;
  tipo: CertidoesTable['tipo'];
  nome: LocalizedText;
  emitida_em: string | null;
  vence_em: string | null;
  /** Whether there is an issue that is valid on the day; false without a day. */
  isValid: boolean;
  arquivo: ArquivoLigado | null;
};

/** The company's documents; `on` is the day of the session, if it is known. */
export type Vault = {
  /** Those of these that are there, each with the issue that is valid on the day, or else the latest. */
  find(db: Queries, ids: readonly number[], on: string | null): Promise<VaultDocument[]>;
  /** By name, number or issuer, in the order of the law. */
  search(db: Queries, query: { q: string; limit: number }, on: string | null): Promise<VaultDocument[]>;
  /** Their files in this order, with an index. */
  zip(db: Queries, ids: readonly number[], on: string | null): Promise<AsyncIterable<Uint8Array>>;
};

export type PropostasOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  images: Pick<Images, 'addressOf'>;
  vault: Vault;
  /** The files of offers. */
  files: FileStore;
  addresses: Addresses;
  onError(error: unknown): void;
  /** Accounts with `q` in their name. */
  findContacts(query: { q: string; limit: number }): Promise<{ id: number }[]>;
  /** Notifies users in the transaction of the change. */
  notifyAll(db: Queries, notifications: readonly NewNotification[]): Promise<void>;
  /** The offers for these notices, or who works on them, changed in this transaction: they follow the notices. */
  followOffers(db: Queries, licitacoes: readonly number[]): Promise<void>;
  /** Takes notifications back, as if never sent. @returns the accounts that had them */
  retractNotifications(
    db: Queries,
    kinds: readonly NotificationKind[],
    about: string | readonly string[],
    from?: readonly number[],
  ): Promise<number[]>;
};

/** All changes hold it, so that sums and versions are read and written together. */
export const WRITE_LOCK = 'propostas';
