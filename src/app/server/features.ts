// Every feature's manifest, with what it needs from others. A new feature takes one line here.
import { accountFeature } from '#features/account/server/feature.ts';
import { atasFeature } from '#features/atas/server/feature.ts';
import { auditFeature } from '#features/audit/server/feature.ts';
import { findAdmins } from '#features/auth/server/accounts/findAdmins.ts';
import { findContacts } from '#features/auth/server/accounts/findContacts.ts';
import { findName } from '#features/auth/server/accounts/findName.ts';
import { mustBeOwnPassword } from '#features/auth/server/passwords/ownPassword.ts';
import { findNeedsMet } from '#features/auth/server/queries.ts';
import { networkOf, reserve } from '#features/auth/server/sessions/attempts.ts';
import { blogFeature } from '#features/blog/server/feature.ts';
import { boletinsFeature } from '#features/boletins/server/feature.ts';
import { findMailLanguages } from '#features/boletins/server/settings.ts';
import { bookmarksFeature } from '#features/bookmarks/server/feature.ts';
import { calendarFeature } from '#features/calendar/server/feature.ts';
import { cardsFeature } from '#features/cards/server/feature.ts';
import { certidoesFeature } from '#features/certidoes/server/feature.ts';
import { chatFeature } from '#features/chat/server/feature.ts';
import { contratosFeature } from '#features/contratos/server/feature.ts';
import { dashboardsFeature } from '#features/dashboards/server/feature.ts';
import { datatablesFeature } from '#features/datatables/server/feature.ts';
import { dnsFeature } from '#features/dns/server/feature.ts';
import { documentosFeature } from '#features/documentos/server/feature.ts';
import { editaisFeature } from '#features/editais/server/feature.ts';
import { emailFeature } from '#features/email/server/feature.ts';
import { empresaFeature } from '#features/empresa/server/feature.ts';
import { findEmpresa } from '#features/empresa/server/queries.ts';
import { faqFeature } from '#features/faq/server/feature.ts';
import { followFeature } from '#features/follow/server/feature.ts';
import { nameOf } from '#features/follow/server/followedItems.ts';
import { fontesFeature } from '#features/fontes/server/feature.ts';
import { fornecedoresFeature } from '#features/fornecedores/server/feature.ts';
import { importacoesFeature } from '#features/importacoes/server/feature.ts';
import { knowledgeBaseFeature } from '#features/knowledgeBase/server/feature.ts';
import { licitacoesFeature } from '#features/licitacoes/server/feature.ts';
import type { NoticeSearch } from '#features/licitacoes/server/search/search.ts';
import { notificationsFeature } from '#features/notifications/server/feature.ts';
import { notify, notifyAll, retractNotifications } from '#features/notifications/server/notify.ts';
import { bringBackNotifications, setAsideNotifications } from '#features/notifications/server/setAside.ts';
import { updateNotifications } from '#features/notifications/server/updateNotifications.ts';
import { ordersFeature } from '#features/orders/server/feature.ts';
import { pcaFeature } from '#features/pca/server/feature.ts';
import { precosFeature } from '#features/precos/server/feature.ts';
import { findPrecos } from '#features/precos/server/queries.ts';
import type { PrecoSearch } from '#features/precos/server/search/search.ts';
import { pricingFeature } from '#features/pricing/server/feature.ts';
import { profileFeature } from '#features/profile/server/feature.ts';
import { projetosDeLeiFeature } from '#features/projetosDeLei/server/feature.ts';
import { findBidders } from '#features/propostas/server/access.ts';
import { propostasFeature } from '#features/propostas/server/feature.ts';
import { searchFeature } from '#features/search/server/feature.ts';
import type { SearchSources } from '#features/search/server/routes.ts';
import { settingsFeature } from '#features/settings/server/feature.ts';
import { shopFeature } from '#features/shop/server/feature.ts';
import { tasksFeature } from '#features/tasks/server/feature.ts';
import { choosePlan, findPlan } from '#features/users/server/choosePlan.ts';
import { hasDemoPeople } from '#features/users/server/seed.ts';
import { findTakenFaults } from '#features/users/server/takenNames.ts';
import { vigenciasFeature } from '#features/vigencias/server/feature.ts';
import { waitlistFeature } from '#features/waitlist/server/feature.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { politeHosts } from '#kit/server/outbound/politeHosts.ts';
import { pages } from '../pages.ts';
import { importEventsBy } from './import/importEvents.ts';
import { importedTopics, importerOf } from './import/importing.ts';
import type { AccountFeatures } from './ports/accountFeatures.ts';
import { boletimPorts } from './ports/boletimPorts.ts';
import { calendarPorts } from './ports/calendarPorts.ts';
import { dashboardPorts } from './ports/dashboardPorts.ts';
import { editaisPorts } from './ports/editaisPorts.ts';
import { hasOrdered } from './ports/hasOrdered.ts';
import { moveReferences } from './ports/moveReferences.ts';
import { noticeFacts } from './ports/noticeFacts.ts';
import { sourceClock } from './ports/sourceClock.ts';
import { sourcePorts } from './ports/sourcePorts.ts';
import { vaultOf } from './ports/vault.ts';
import type { Services } from './services.ts';
import { exportThreads, importThreads } from './threads/threads.ts';

/**
 * In the order in which they prepare rows, fill the demo and start workers: each may depend on those before it. Workers stop in
 * reverse order.
 */
export function featuresOf(
  services: Services & { search: NoticeSearch; precoSearch: PrecoSearch },
  { auth, outbox, users }: AccountFeatures,
): Record<string, Feature> {
  const { config, database, events, record, publicAddress, access, documents } = services;
  const withNotifications = { ...services, notify, notifyAll, updateNotifications, retractNotifications, findAdmins, nameOf: findName };
  const contacts = { findContacts: (asked: Parameters<typeof findContacts>[1]) => findContacts(database, asked) };
  const follow = followFeature({
    ...services,
    notices: noticeFacts,
    notify: notifyAll,
    retract: retractNotifications,
    findBidders,
    findMailLanguages,
  });
  const calendarParts = calendarPorts(database, access.mayUseDemo);
  const { mayRead } = calendarParts;
  const boletins = boletinsFeature({ ...withNotifications, ...boletimPorts(services.background, services.search), networkOf, mayRead });
  const fornecedores = fornecedoresFeature({ ...withNotifications, setAsideNotifications, bringBackNotifications, findPrecos });
  const importEvents = importEventsBy(events, importedTopics);
  const importer = importerOf(config, services.files, {
    ...importEvents,
    ended: (ends) => {
      importEvents.ended(ends);
      follow.wakeAlerts();
      boletins.wake();
      fornecedores.wake();
    },
  });
  const findNotices = async (q: string, limit: number) =>
    (await services.search.find({ q }, { sort: 'id', order: 'desc' }, { offset: 0, limit })).ids;
  const importacoes = importacoesFeature({ ...services, importer, threads: importThreads(config, database) });
  // One for all: files of documents are on the hosts of sources.
  const hosts = politeHosts(sourceClock(config));
  const isDemoMissing = emptyTable('demo_employees');
  const features: Record<string, Feature> = {
    auth,
    outbox,
    settings: settingsFeature(services.readSettings),
    waitlist: waitlistFeature({
      ...services,
      limit: (ip) => reserve(database, [{ rule: 'addressWaitlist', of: networkOf(ip) }]),
      address: () => publicAddress(null),
    }),
    empresa: empresaFeature(services),
    licitacoes: licitacoesFeature({
      ...services,
      files: services.exports,
      exportThreads: exportThreads(config, database),
      moveReferences,
      wakeAlerts: follow.wakeAlerts,
    }),
    precos: precosFeature({ database, search: services.precoSearch, writePrecosPdf: documents.writes('precosPdf') }),
    fornecedores,
    projetosDeLei: projetosDeLeiFeature(services),
    contratos: contratosFeature(services),
    atas: atasFeature(services),
    pca: pcaFeature(services),
    users,
    account: accountFeature({
      ...services,
      findTaken: findTakenFaults,
      mustBeOwnPassword: (said) => mustBeOwnPassword({ database, record }, said),
      isDemoMissing: async (db) => !(await hasDemoPeople(db)),
    }),
    cards: cardsFeature(services),
    shop: shopFeature({ ...services, hasOrdered }),
    orders: ordersFeature(withNotifications),
    profile: profileFeature({
      ...services,
      notify: (db, news) => notify(db, news.kind === 'profile.friendAsked' ? { ...news, flag: 'followMe' } : news),
    }),
    calendar: calendarFeature({ ...withNotifications, ...contacts, ...calendarParts }),
    dns: dnsFeature(services),
    documentos: documentosFeature({ ...services, findEmpresa, writeProposta: documents.writes('proposta') }),
    certidoes: certidoesFeature({ ...services, files: services.certidoes, notifyAll, retractNotifications, findAdmins }),
    vigencias: vigenciasFeature(services),
    follow,
    boletins,
    importacoes,
    fontes: fontesFeature({
      ...services,
      ...sourcePorts({ ...services, hosts, importer, wakeImports: importacoes.wake }),
      tellAdmins: async ({ name: fonte, title }, problema, detalhe) => {
        const userIds = await database.write(async (db) => {
          const admins = await findAdmins(db);
          const data = { fonte, titulo: title.pt, problema, detalhe };
          await notify(db, { userIds: admins, kind: 'fontes.problem', data, about: `${fonte} ${problema} ${new Date().toISOString()}` });
          return admins;
        });
        events.publish(userIds, 'notifications');
      },
    }),
    editais: editaisFeature({
      ...{ ...services, ...editaisPorts(config, hosts), files: services.editais },
      filterNotices: async (filter) => new Set(await services.search.all(filter, { sort: 'id', order: 'desc' })),
    }),
    chat: chatFeature(services),
    email: emailFeature({ ...withNotifications, ...contacts, canSendOutside: services.sendsMail, files: services.attachments }),
    tasks: tasksFeature({ ...withNotifications, ...contacts, things: { nameOf, status: noticeFacts.status, findNotices } }),
    propostas: propostasFeature({
      ...withNotifications,
      ...contacts,
      vault: vaultOf(services),
      files: services.propostas,
      followOffers: follow.followOffers,
    }),
    faq: faqFeature(services),
    knowledgeBase: knowledgeBaseFeature(services),
    blog: blogFeature(withNotifications),
    pricing: pricingFeature({
      ...services,
      choosePlan: (db, userId, plan) => choosePlan(db, events, userId, plan),
      planOf: (userId) => findPlan(database.read, userId),
    }),
    dashboards: dashboardsFeature({ database, ...dashboardPorts }),
    audit: auditFeature({
      ...services,
      findPeople: async (asked) => (await findContacts(database, asked)).map(({ id, title, email }) => ({ id, name: title || email })),
      nameOf: (id) => findName(database.read, id),
    }),
    datatables: datatablesFeature(services),
    bookmarks: bookmarksFeature({ ...services, pages, isDemoMissing, findNeedsMet: (userId) => findNeedsMet(database, userId) }),
    notifications: notificationsFeature({ ...services, isDemoMissing }),
  };
  const sources: SearchSources = Object.assign({}, ...Object.values(features).map(({ searchSources }) => searchSources));
  return { ...features, search: searchFeature({ ...services, sources }) };
}
