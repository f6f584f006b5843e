// What all features share: database, events, mail, images, access.

import { makeRecord } from '#features/audit/server/record.ts';
import { signInRole } from '#features/auth/server/accounts/abilities.ts';
import { findName } from '#features/auth/server/accounts/findName.ts';
import { demoAccounts } from '#features/auth/server/demo.ts';
import { findAccountBySession } from '#features/auth/server/queries.ts';
import { authenticateWith } from '#features/auth/server/sessions/authenticate.ts';
import { openKeys } from '#features/auth/server/sessions/keys.ts';
import { isOver } from '#features/auth/server/sessions/limits.ts';
import { publishSessionChange } from '#features/auth/server/sessions/sessionEvents.ts';
import { makeTokens } from '#features/auth/server/sessions/tokens.ts';
import { publishToAuthor } from '#features/email/server/writing/deliveries.ts';
import { outgoingMessageReader } from '#features/email/server/writing/outgoingMessage.ts';
import { makeMailer } from '#features/outbox/server/mailer.ts';
import { localTrust } from '#features/settings/server/localTrust.ts';
import { settingsReader } from '#features/settings/server/readSettings.ts';
import type { Database } from '#kit/server/database/database.ts';
import { makeEvents } from '#kit/server/events/events.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { makeHtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { Authenticate } from '#kit/server/http/caller.ts';
import { isLocal } from '#kit/server/http/localRequest.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import { signedAddresses } from '#kit/server/images/addresses.ts';
import { makeImages } from '#kit/server/images.ts';
import { makeCipher } from '#kit/server/secrets/cipher.ts';
import { makeSeals } from '#kit/server/secrets/seals.ts';
import { documentThreads } from '#kit/server/work/documentThreads.ts';
import { commandsWith } from './commands/commandSecret.ts';
import { localAccess, warningOfProxy } from './commands/localAccess.ts';
import type { DocumentTasks } from './export/documentThread.ts';
import { registrationOf } from './ports/registration.ts';
import type { Config } from './start/config.ts';
import { checkSecretKeys, prepareSecrets } from './start/secrets.ts';
import { version } from './start/version.ts';

/** Writes to the server's log. */
export type Log = { info(text: string): void; warn(text: string): void; error(error: unknown): void };
type Stores = Record<'attachments' | 'certidoes' | 'editais' | 'exports' | 'files' | 'propostas', FileStore>;
type Opened = Stores & { database: Database; secret: string; log: Log; isServer?: boolean };
export type Services = Awaited<ReturnType<typeof openServices>>;

/** @param opened.isServer a command leaves the sending of mails, and the change of keys, to the server */
export async function openServices(
  config: Config,
  { database, attachments, certidoes, editais, exports, files, propostas, secret, log, isServer = true }: Opened,
) {
  const background = database.forPurpose('background');
  const onError = (error: unknown) => log.error(error);
  let listening = '';
  const publicAddress: PublicAddress = (request) =>
    config.publicUrl ?? (request && isLocal(request) ? `${request.protocol}://${request.headers.host}` : listening);
  const cipher = makeCipher(config.secretKeys);
  const seals = makeSeals(config.secretKeys, 'audit log');
  await checkSecretKeys(database.forPurpose('start'), seals, config, isServer);
  // A command leaves stored secrets and keys to the servers, which may run with other keys.
  const secretNotes = isServer ? await prepareSecrets(database.forPurpose('start'), cipher, config) : [];
  const keys = await openKeys(database, config.secretKeys, cipher, isServer);
  const events = makeEvents(database.signals, onError, ['chat', 'chatTyping']);
  const record = makeRecord({ nameOf: findName, seals, onRecorded: () => events.publish('admins', 'audit') });
  const cleaner = makeHtmlCleaner();
  const publishOutboxChange = (messageId: number | null) => {
    events.publish('admins', 'outbox');
    if (messageId !== null) publishToAuthor({ database, events }, messageId).catch(onError);
  };
  const mailer = makeMailer({
    database: background,
    smtpUrl: config.smtpUrl,
    isMailClear: config.isMailClear,
    mailFrom: config.mailFrom,
    cipher,
    sends: isServer,
    log,
    onError,
    readPersonalMail: outgoingMessageReader(database, attachments, cleaner),
    onChanged: publishOutboxChange,
  });
  const tokens = makeTokens(database, keys, config.sessionLimits, (db, userId) => publishSessionChange(db, userId, events));
  const onProxySeen = (sign: string) => {
    const warning = warningOfProxy(config, sign);
    if (warning) log.warn(warning);
  };
  const trust = localTrust({ database, record, onEnded: onProxySeen, onError });
  const access = localAccess(config, trust);
  const commands = commandsWith(secret, () =>
    log.warn('Ten wrong command secrets within a minute: further ones are refused until the minute is over.'),
  );
  const registration = registrationOf(config, access);
  const sendsMail = config.smtpUrl !== null;
  const readSettings = settingsReader({
    ...{ appName: config.appName, dnsLabel: config.dnsLabel, sendsMail, mayUseDemo: access.mayUseDemo },
    ...{ registrationFor: registration.for, isRegistrationPublic: registration.isPublicFor, findClosed: access.findClosed },
    demoAccounts:
      config.demo === 'off' ? [] : demoAccounts.map(({ email, password, ...account }) => ({ email, password, role: signInRole(account) })),
  });
  const addressKeys = { newest: () => keys.newest('address'), find: (kid: string) => keys.find('address', kid) };
  const isPresent = async (userId: number, session: string) => {
    const account = await findAccountBySession(database.read, { userId, session });
    return account !== undefined && !isOver(account, tokens.limits);
  };
  const addresses = await signedAddresses(addressKeys, isPresent, onError);
  return {
    ...{ config, version, database, background, attachments, certidoes, editais, exports, files, propostas, events, keys },
    documents: documentThreads<DocumentTasks>(new URL('./export/documentThread.ts', import.meta.url)),
    ...{ log, record, seals, cipher, cleaner, mailer, tokens, trust, access },
    ...{ addresses, publicAddress, publishOutboxChange, onError },
    images: makeImages(database, addresses),
    ...{ registration, readSettings, sendsMail, secretNotes },
    authenticate: firstOf(commands, authenticateWith(database, tokens, access.mayUseDemo, config.demo)),
    ...{ appName: config.appName, dnsLabel: config.dnsLabel, demo: config.demo, mayUseDemo: access.mayUseDemo },
    /** Sets the address at which the server listens. */
    listensAt: (url: string) => {
      listening = url;
    },
  };
}

/** Returns the caller of the first method that recognises the request. */
function firstOf(...all: Authenticate[]): Authenticate {
  return async (request) => {
    for (const authenticate of all) {
      const caller = await authenticate(request);
      if (caller) return caller;
    }
    return null;
  };
}
