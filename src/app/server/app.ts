// Puts the product together: its data, its features, and the server in front of them.
import { join } from 'node:path';
import { accountRoutes } from '#features/account/server/routes.ts';
import { makeRecord } from '#features/audit/server/record.ts';
import { purgeOldEvents } from '#features/audit/server/retention.ts';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { abilityOf, isAdmin, signInRole } from '#features/auth/server/accounts/abilities.ts';
import { findAdmins } from '#features/auth/server/accounts/findAdmins.ts';
import { findContacts } from '#features/auth/server/accounts/findContacts.ts';
import { findName } from '#features/auth/server/accounts/findName.ts';
import { hasAdmin } from '#features/auth/server/accounts/hasAdmin.ts';
import { demoAccounts, demoGuard } from '#features/auth/server/demo.ts';
import { inviteUser } from '#features/auth/server/links/invitations.ts';
import { mustBeOwnPassword } from '#features/auth/server/passwords/ownPassword.ts';
import { findNeedsMet } from '#features/auth/server/queries.ts';
import { purgeEndedSessions, purgeExpiredLinks, purgeExpiredTokens, purgeOldAttempts } from '#features/auth/server/retention.ts';
import { authRoutes } from '#features/auth/server/routes.ts';
import { networkOf, reserve } from '#features/auth/server/sessions/attempts.ts';
import { authenticateWith } from '#features/auth/server/sessions/authenticate.ts';
import { purgeOldDevices } from '#features/auth/server/sessions/devices.ts';
import { keyRoutes } from '#features/auth/server/sessions/keyRoutes.ts';
import { openKeys } from '#features/auth/server/sessions/keys.ts';
import { publishSessionChange } from '#features/auth/server/sessions/sessionEvents.ts';
import { sessionRoutes } from '#features/auth/server/sessions/sessionRoutes.ts';
import { makeTokens } from '#features/auth/server/sessions/tokens.ts';
import { twoStepPolicyRoutes } from '#features/auth/server/twoStep/twoStepPolicy.ts';
import { twoStepOfRoutes, twoStepRoutes } from '#features/auth/server/twoStep/twoStepRoutes.ts';
import { purgeArticles } from '#features/blog/server/retention.ts';
import { blogRoutes } from '#features/blog/server/routes.ts';
import { bookmarksRoutes } from '#features/bookmarks/server/routes.ts';
import { syncPages } from '#features/bookmarks/server/syncPages.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import { cardsRoutes } from '#features/cards/server/routes.ts';
import { presenceTopic } from '#features/chat/contract.ts';
import { purgeAbandonedChats, purgeOldPresence } from '#features/chat/server/retention.ts';
import { chatRoutes, chatTypingRoutes } from '#features/chat/server/routes.ts';
import { trackPresence } from '#features/chat/server/trackPresence.ts';
import { dashboardsRoutes } from '#features/dashboards/server/routes.ts';
import { datatablesRoutes } from '#features/datatables/server/routes.ts';
import { purgeRemovedEntries } from '#features/dns/server/removed.ts';
import { discardOldUploads, purgeDiscardedUploads } from '#features/dns/server/retention.ts';
import { dnsRoutes } from '#features/dns/server/routes.ts';
import { keepDemoFiles } from '#features/email/server/demo/files.ts';
import { purgeMailboxesOfRemovedUsers, purgeOrphanedMessages } from '#features/email/server/mailbox/removal.ts';
import { purgeExpiredBatches } from '#features/email/server/mailbox/viewChanges.ts';
import { purgeUnusedFiles } from '#features/email/server/retention.ts';
import { emailRoutes } from '#features/email/server/routes.ts';
import { publishToAuthor } from '#features/email/server/writing/deliveries.ts';
import { detectTypes } from '#features/email/server/writing/detectTypes.ts';
import { outgoingMessageReader } from '#features/email/server/writing/outgoingMessage.ts';
import { sendingWorker } from '#features/email/server/writing/sending.ts';
import { emailWritingRoutes } from '#features/email/server/writing/writingRoutes.ts';
import { purgeQuestions } from '#features/faq/server/retention.ts';
import { faqRoutes } from '#features/faq/server/routes.ts';
import { followAlerts } from '#features/follow/server/alerts.ts';
import { removeOrphanedFollows, removePassedDates } from '#features/follow/server/retention.ts';
import { followRoutes } from '#features/follow/server/routes.ts';
import { nameOf } from '#features/follow/server/things.ts';
import { importQueue } from '#features/importacoes/server/queue.ts';
import { purgeAll } from '#features/importacoes/server/retention.ts';
import { importacoesRoutes } from '#features/importacoes/server/routes.ts';
import { purgeKnowledge } from '#features/knowledgeBase/server/retention.ts';
import { knowledgeBaseRoutes } from '#features/knowledgeBase/server/routes.ts';
import { packOldRegistros } from '#features/licitacoes/server/import/registros.ts';
import { licitacoesRoutes } from '#features/licitacoes/server/routes.ts';
import { notify, notifyAll, retractNotifications } from '#features/notifications/server/notify.ts';
import { purgeOldNotifications } from '#features/notifications/server/retention.ts';
import { notificationsRoutes } from '#features/notifications/server/routes.ts';
import { updateNotifications } from '#features/notifications/server/updateNotifications.ts';
import { purgeAddresses } from '#features/orders/server/retention.ts';
import { ordersRoutes } from '#features/orders/server/routes.ts';
import { makeMailer } from '#features/outbox/server/mailer.ts';
import { eraseExpiredSecrets, purgeOldMails } from '#features/outbox/server/retention.ts';
import { outboxRoutes } from '#features/outbox/server/routes.ts';
import { pricingRoutes } from '#features/pricing/server/routes.ts';
import { purgeRemoved, purgeUnusedPictures } from '#features/profile/server/retention.ts';
import { profileRoutes } from '#features/profile/server/routes.ts';
import { packOldRegistros as packOldRegistrosOfBills } from '#features/projetosDeLei/server/import/registros.ts';
import { catchUp, forgetWaiting } from '#features/projetosDeLei/server/retention.ts';
import { projetosDeLeiRoutes } from '#features/projetosDeLei/server/routes.ts';
import { searchRoutes } from '#features/search/server/routes.ts';
import { localTrust } from '#features/settings/server/localTrust.ts';
import { settingsRoutes } from '#features/settings/server/routes.ts';
import { catalogueRoutes } from '#features/shop/server/catalogueRoutes.ts';
import { purgeRemovedItems } from '#features/shop/server/retention.ts';
import { shopRoutes } from '#features/shop/server/routes.ts';
import { hasTasksToTransfer, notifyDue, purgeDeleted, transferTasks } from '#features/tasks/server/retention.ts';
import { tasksRoutes } from '#features/tasks/server/routes.ts';
import { choosePlan, findPlan } from '#features/users/server/choosePlan.ts';
import { purgeRemovedUsers } from '#features/users/server/remove.ts';
import { usersRoutes } from '#features/users/server/routes.ts';
import { findTakenFaults } from '#features/users/server/takenNames.ts';
import { waitlistRoutes } from '#features/waitlist/server/routes.ts';
import { purgeOldAddresses, waitlistWorker } from '#features/waitlist/server/worker.ts';
import type { Database } from '#kit/server/database/database.ts';
import { makeEvents } from '#kit/server/events/events.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { makeHtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { Authenticate } from '#kit/server/http/caller.ts';
import { isLocal } from '#kit/server/http/localRequest.ts';
import type { PublicAddress } from '#kit/server/http/publicAddress.ts';
import { createServer } from '#kit/server/http/server.ts';
import { signedAddresses } from '#kit/server/images/addresses.ts';
import { makeImages } from '#kit/server/images.ts';
import { type Amount, withQuotas } from '#kit/server/limits/quotas.ts';
import { type WriteRates, writeRate } from '#kit/server/limits/writeRate.ts';
import { startRetention } from '#kit/server/work/retention.ts';
import { calendarPorts } from './calendarPorts.ts';
import { commandsWith } from './commandSecret.ts';
import { type Config, isReachable } from './config.ts';
import { dashboardPorts } from './dashboardPorts.ts';
import { openData } from './data.ts';
import { keepDemoFresh, seedDemo } from './demo.ts';
import { handOverPictures } from './handOverPictures.ts';
import { hasOrdered } from './hasOrdered.ts';
import { importerOf } from './importing.ts';
import { importNewsBy } from './importNews.ts';
import { importThreads } from './importThreads.ts';
import { localAccess, warningOfProxy } from './localAccess.ts';
import { noticeFacts } from './noticeFacts.ts';
import { permissionsOf } from './permissions.ts';
import { quotasOf } from './quotas.ts';
import { registrationOf } from './registration.ts';
import { fillSearched, searchSources } from './searchSources.ts';
import { version } from './version.ts';

const root = join(import.meta.dirname, '../../..');

export type Product = {
  app: Awaited<ReturnType<typeof createServer>>;
  database: Database;
  /** Says where the server listens, so that commands on this machine find it. */
  announce(url: string): void;
  close(): Promise<void>;
};

/** What holds instead of the usual limits of accounts. */
export type OtherLimits = { quotas?: Readonly<Record<string, Amount>>; writeRates?: WriteRates };

/** The whole product, not yet listening. `webRoot` null serves the calls alone. */
export async function openProduct(
  config: Config,
  webRoot: string | null = join(root, 'dist/web'),
  limits: OtherLimits = {},
): Promise<Product> {
  const { database: data, files, attachments, room, secret, close, copy, announce } = await openData(config);
  const rate = writeRate(limits.writeRates);
  const quotas = quotasOf(config.quotaPercent, limits.quotas);
  const database = withQuotas(data, quotas, rate.charge);
  const background = database.forPurpose('background');
  await prepareData(database.forPurpose('start'), attachments, config);
  let listening = '';
  const publicAddress: PublicAddress = (request) =>
    config.publicUrl ?? (request && isLocal(request) ? `${request.protocol}://${request.headers.host}` : listening);
  const keys = await openKeys(database, config.secretKeys);
  const record = makeRecord({ nameOf: findName, onRecorded: () => events.publish('admins', 'audit') });
  const cleaner = makeHtmlCleaner();
  const mailer = makeMailer({
    database: background,
    smtpUrl: config.smtpUrl,
    mailFrom: config.mailFrom,
    log: { info: (text) => app.log.info(text), warn: (text) => app.log.warn(text) },
    onError: (error) => onError(error),
    readWritten: outgoingMessageReader(database, attachments, cleaner),
    onChanged: (messageId) => tellOfOutbox(messageId),
  });
  const tellOfOutbox = (messageId: number | null) => {
    events.publish('admins', 'outbox');
    if (messageId !== null) publishToAuthor({ database, events }, messageId).catch(onError);
  };
  const tokens = makeTokens(database, keys, (db, userId) => publishSessionChange(db, userId, events));
  const onError = (error: unknown) => app.log.error(error);
  const onEnded = (sign: string) => {
    const warning = warningOfProxy(config, sign);
    if (warning) app.log.warn(warning);
  };
  const trust = localTrust({ database, record, onEnded, onError });
  const access = localAccess(config, trust);
  const onCommandsBlocked = () => app.log.warn('Ten wrong command secrets within a minute: others are refused until it is over.');
  const commands = commandsWith(secret, onCommandsBlocked);
  const registration = registrationOf(config, access);
  const addressKeys = { newest: () => keys.newest('address'), find: (kid: string) => keys.find('address', kid) };
  const addresses = await signedAddresses(addressKeys, onError);
  const images = makeImages(database, addresses);
  const events = makeEvents(database.signals, onError, ['chat', 'chatTyping']);
  const presence = trackPresence({
    ...{ database: background, readers: events.connectedUsers, onError },
    publish: () => events.publish('everybody', presenceTopic),
    publishLocally: () => events.publishHere('everybody', presenceTopic),
  });
  const sending = sendingWorker({ database: background, mailer, events, notify, onError });
  const waiting = waitlistWorker({
    ...{ database: background, mailer, onError, version },
    appName: config.appName,
    publicAddress: () => publicAddress(null),
  });
  const alerts = followAlerts({ database: background, events, notify: notifyAll, notices: noticeFacts, onError });
  const importNews = importNewsBy(events);
  const importer = importerOf(config, files, {
    ...importNews,
    ended: (ends) => {
      importNews.ended(ends);
      alerts.wake();
    },
  });
  const threads = importThreads(config, database);
  const queue = importQueue({ database: background, importer, run: threads.run, onError });
  const app = await createServer({
    database,
    appName: config.appName,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    webRoot,
    sharedWithPages: ['apps'],
    watch: trust.watch,
    authenticate: firstOf(commands, authenticateWith(database, tokens, access.mayUseDemo, config.demo)),
    writeRate: rate,
    freeSpace: room,
    routes: {
      auth: authRoutes({
        ...{ database, events, tokens, images, mailer, record, publicAddress },
        ...{ appName: config.appName, demo: config.demo, mayUseDemo: access.mayUseDemo, registrationFor: registration.for },
        registrationsPerHour: config.registrationsPerHour,
      }),
      sessions: sessionRoutes({ database, events, record }),
      keys: keyRoutes({ database, events, keys, record, publicAddress, demo: config.demo }),
      twoStepOf: twoStepOfRoutes({ database, events, mailer, record, appName: config.appName }),
      twoStep: twoStepRoutes({ database, mailer, record, appName: config.appName, demo: config.demo }),
      twoStepPolicy: twoStepPolicyRoutes({ database, events, record, demo: config.demo }),
      settings: settingsRoutes({
        appName: config.appName,
        dnsLabel: config.dnsLabel,
        mayUseDemo: access.mayUseDemo,
        sendsMail: config.smtpUrl !== null,
        registrationFor: registration.for,
        isRegistrationPublic: registration.isPublicFor,
        findClosed: access.findClosed,
        demoAccounts:
          config.demo === 'off'
            ? []
            : demoAccounts.map((account) => ({ email: account.email, password: account.password, role: signInRole(account) })),
      }),
      waitlist: waitlistRoutes({
        ...{ database, version },
        sendsMail: config.smtpUrl !== null,
        limit: (ip) => reserve(database, [{ rule: 'addressWaitlist', of: networkOf(ip) }]),
      }),
      licitacoes: licitacoesRoutes(database, record),
      projetosDeLei: projetosDeLeiRoutes(database),
      follow: followRoutes({ database, events, notices: noticeFacts, notify: notifyAll }),
      importacoes: importacoesRoutes(database, importer, queue, record),
      dns: dnsRoutes(database, record, events),
      calendar: calendarRoutes({
        ...{ database, events, images, publicAddress, appName: config.appName, dnsLabel: config.dnsLabel, notify },
        ...calendarPorts(database, access.mayUseDemo),
        ...{ renew: updateNotifications, takeBack: retractNotifications },
        findContacts: (asked) => findContacts(database, asked),
      }),
      tasks: tasksRoutes({
        ...{ database, cleaner, events, images, notifyAll, renew: updateNotifications, takeBack: retractNotifications },
        things: { nameOf, status: noticeFacts.status },
        findContacts: (asked) => findContacts(database, asked),
      }),
      email: emailRoutes({ database, cleaner, events, images, addresses, canSendOutside: config.smtpUrl !== null }),
      chat: chatRoutes({ database, events, images, recordActivity: presence.recordActivity }),
      chatTyping: chatTypingRoutes({ database, events }),
      notifications: notificationsRoutes(database, events),
      events: events.routes,
      images: images.routes,
      bookmarks: bookmarksRoutes(database, (userId) => findNeedsMet(database, userId), events),
      users: usersRoutes({
        ...{ database, events, images, record, isAdmin, abilityOf, permissionsOf, quotas },
        invite: (db, request, user) => inviteUser(db, request, user, { publicAddress, mailer, appName: config.appName }),
        demo: demoGuard(config.demo),
        retractNotificationsAbout: (db, id) => retractNotifications(db, ['profile.friendAsked', 'profile.friendAccepted'], String(id)),
      }),
      account: accountRoutes({
        ...{ database, events, images, mailer, record, findTaken: findTakenFaults },
        appName: config.appName,
        mustBeOwnPassword: (said) => mustBeOwnPassword({ database, record }, said),
      }),
      search: searchRoutes(database, searchSources(database, images)),
      dashboards: dashboardsRoutes({ database, ...dashboardPorts }),
      datatables: datatablesRoutes(database),
      orders: ordersRoutes({ database, events, images, record, notify, findAdmins, nameOf: findName }),
      cards: cardsRoutes(database),
      shop: shopRoutes({ database, events, images }),
      catalogue: catalogueRoutes({ database, events, images, record, hasOrdered }),
      blog: blogRoutes({ database, cleaner, events, images, record, notify, takeBack: retractNotifications }),
      pricing: pricingRoutes({
        ...{ database, events, record },
        choosePlan: (db, userId, plan) => choosePlan(db, events, userId, plan),
        planOf: (userId) => findPlan(database.read, userId),
      }),
      profile: profileRoutes({
        ...{ database, images, record, events },
        notify: (db, news) => notify(db, news.kind === 'profile.friendAsked' ? { ...news, flag: 'followMe' } : news),
      }),
      faq: faqRoutes({ database, cleaner, events, record }),
      knowledgeBase: knowledgeBaseRoutes({ database, cleaner, events, record }),
      emailWriting: emailWritingRoutes({
        ...{ database, cleaner, events, images, addresses, mailer, files: attachments },
        findContacts: (asked) => findContacts(database, asked),
        wakeSending: sending.wake,
      }),
      audit: auditRoutes({
        database,
        record,
        findPeople: async (asked) => (await findContacts(database, asked)).map(({ id, title, email }) => ({ id, name: title || email })),
        nameOf: (id) => findName(database.read, id),
      }),
      outbox: outboxRoutes({
        database,
        mailer,
        hasServer: config.smtpUrl !== null,
        record,
        onChanged: tellOfOutbox,
      }),
    },
  });
  app.addHook('preClose', () => events.endStreams());
  const tellOfNewDay = () => {
    for (const topic of ['licitacoes', 'projetosDeLei', 'calendar', 'dns']) events.publish('everybody', topic);
  };
  const demo = config.demo === 'off' ? undefined : keepDemoFresh(background, tellOfNewDay, onError);
  const tidying = Object.entries({
    notifications: [purgeOldNotifications],
    audit: [purgeOldEvents],
    sessions: [purgeExpiredTokens, purgeEndedSessions, purgeOldAttempts, purgeExpiredLinks, purgeOldDevices],
    mails: [eraseExpiredSecrets, purgeOldMails],
    waitlist: [purgeOldAddresses],
    users: [
      transferTasks({ takeBack: retractNotifications, events }),
      handOverPictures,
      purgeMailboxesOfRemovedUsers,
      ...purgeRemovedUsers(hasTasksToTransfer),
    ],
    tasks: [notifyDue({ notifyAll, events }), purgeDeleted({ takeBack: retractNotifications, events })],
    follows: [removeOrphanedFollows, removePassedDates],
    profiles: [...purgeRemoved, purgeUnusedPictures],
    articles: purgeArticles,
    bills: [forgetWaiting, catchUp],
    records: [packOldRegistros, packOldRegistrosOfBills],
    chats: [...purgeAbandonedChats, purgeOldPresence],
    dns: [discardOldUploads, purgeDiscardedUploads, purgeRemovedEntries],
    questions: [purgeQuestions, ...purgeKnowledge],
    shop: [...purgeRemovedItems, purgeAddresses],
    boxes: [purgeExpiredBatches, purgeOrphanedMessages()],
    attachments: [purgeUnusedFiles({ database, files: attachments, onError }), detectTypes({ database, files: attachments, onError })],
  }).map(([what, steps]) => startRetention({ database: background, name: `tidying ${what}`, steps }, onError));
  mailer.wake();
  sending.wake();
  await events.listen();
  await purgeAll(background, importer);
  await database.updateStatistics().catch(onError);
  await queue.begin();
  // Said at each start.
  await trust.hasEnded();
  if (registration.warning) app.log.warn(registration.warning);
  if (!(await hasAdmin(database, await access.isDemoUsable())))
    app.log.warn('Nobody can sign in yet who administers. Make a first account by: npm run admin -- E-MAIL');
  if (config.publicUrl === null && isReachable(config))
    app.log.warn('PUBLIC_URL is missing: links in mails and invitations name this machine alone. Set it to the address that people use.');
  if (copy) app.log.info(`The data was copied to ${copy} before its schema was brought up to date.`);
  return {
    app,
    database,
    announce: (url) => {
      listening = url;
      announce(url);
    },
    close: async () => {
      demo?.stop();
      await app.close();
      await presence.stop();
      await queue.stop();
      await threads.close();
      await alerts.stop();
      await waiting.stop();
      await sending.stop();
      await mailer.stop();
      await cleaner.close();
      await Promise.all(tidying.map(({ stop }) => stop()));
      await events.close();
      addresses.close();
      await close();
    },
  };
}

/** Puts in what belongs into the data; one process at a time, because several that share the data may start at once. */
function prepareData(database: Database, attachments: FileStore, { demo }: Config): Promise<void> {
  return database.engine.withExclusiveLock(async () => {
    await syncPages(database);
    await fillSearched(database);
    if (demo === 'off') return;
    await seedDemo(database);
    await keepDemoFiles(database, attachments);
  });
}

function firstOf(...ways: Authenticate[]): Authenticate {
  return async (request) => {
    for (const way of ways) {
      const caller = await way(request);
      if (caller) return caller;
    }
    return null;
  };
}
