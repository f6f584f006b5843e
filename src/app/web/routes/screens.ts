// Every screen, by the name of its address. Not in addresses.ts, since the login page needs the addresses, but neither the screens nor
// the names of their files.

import type { settingsSearch } from '#features/account/web/settingsSearch.ts';
import type { atas } from '#features/atas/contract.ts';
import { auditScreens } from '#features/audit/web/screens.ts';
import { blogScreens } from '#features/blog/web/screens.ts';
import type { calendarSearch } from '#features/calendar/web/calendarSearch.ts';
import type { cardsSearch } from '#features/cards/web/cardsSearch.ts';
import { cardsScreens } from '#features/cards/web/screens.ts';
import { certidoesScreens } from '#features/certidoes/web/screens.ts';
import { chatScreens } from '#features/chat/web/screens.ts';
import type { contratos } from '#features/contratos/contract.ts';
import type { overviewSearch } from '#features/dashboards/web/overviewSearch.ts';
import type { dnsSearch } from '#features/dns/web/dnsSearch.ts';
import { documentosScreens } from '#features/documentos/web/screens.ts';
import type { emailSearch } from '#features/email/web/emailSearch.ts';
import { empresaScreens } from '#features/empresa/web/screens.ts';
import { faqScreens } from '#features/faq/web/screens.ts';
import type { followSearch } from '#features/follow/web/followSearch.ts';
import { fornecedoresScreens } from '#features/fornecedores/web/screens.ts';
import type { gallerySearch } from '#features/gallery/web/gallerySearch.ts';
import type { importSearch } from '#features/importacoes/web/importSearch.ts';
import { knowledgeBaseScreens } from '#features/knowledgeBase/web/screens.ts';
import type { listSearch } from '#features/licitacoes/web/list/listSearch.ts';
import type { checkoutSearch } from '#features/orders/web/checkoutSearch.ts';
import { ordersScreens } from '#features/orders/web/screens.ts';
import { outboxScreens } from '#features/outbox/web/screens.ts';
import type { pcaSearch } from '#features/pca/web/pcaSearch.ts';
import { pcaScreens } from '#features/pca/web/screens.ts';
import { precosScreens } from '#features/precos/web/screens.ts';
import { pricingScreens } from '#features/pricing/web/screens.ts';
import { profileScreens } from '#features/profile/web/screens.ts';
import type { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import type { propostasSearch } from '#features/propostas/web/propostasSearch.ts';
import { propostasScreens } from '#features/propostas/web/screens.ts';
import { shopScreens } from '#features/shop/web/screens.ts';
import type { tasksSearch } from '#features/tasks/web/tasksSearch.ts';
import type { editSearch } from '#features/users/web/editSearch.ts';
import { usersScreens } from '#features/users/web/screens.ts';
import type { TObject } from '#kit/schema.ts';
import { type Screen, screen } from '#kit/web/page/screen.ts';
import type { addresses } from './addresses.ts';

/** Screens that put parts of several features together. */
const composed = {
  gallery: screen<typeof gallerySearch>(['gallery', 'charts', 'picture'], () =>
    import('../screens/GalleryRoute.tsx').then(({ GalleryRoute }) => GalleryRoute),
  ),
  overview: screen<typeof overviewSearch>(['dashboards', 'charts', 'follow'], () =>
    import('../screens/OverviewRoute.tsx').then(({ OverviewRoute }) => OverviewRoute),
  ),
  analytics: screen<typeof cardsSearch>(['cards', 'charts'], () =>
    import('../screens/AnalyticsRoute.tsx').then(({ AnalyticsRoute }) => AnalyticsRoute),
  ),
  licitacaoList: screen<typeof listSearch>(['licitacoes', 'follow'], () =>
    import('../screens/notices/LicitacaoListRoute.tsx').then(({ LicitacaoListRoute }) => LicitacaoListRoute),
  ),
  licitacaoDetail: screen<typeof listSearch>(['licitacoes', 'detail', 'lotes', 'follow'], () =>
    import('../screens/notices/LicitacaoDetailRoute.tsx').then(({ LicitacaoDetailRoute }) => LicitacaoDetailRoute),
  ),
  licitacaoAdd: screen(['licitacoes', 'detail', 'manual'], () =>
    import('#features/licitacoes/web/manual/ManualAdd.tsx').then(({ ManualAdd }) => ManualAdd),
  ),
  licitacaoEdit: screen(['licitacoes', 'detail', 'manual', 'noticeByHand'], () =>
    import('../screens/notices/LicitacaoEditRoute.tsx').then(({ LicitacaoEditRoute }) => LicitacaoEditRoute),
  ),
  savedSearches: screen(['licitacoes', 'savedSearches', 'boletins'], () =>
    import('../screens/notices/SavedSearchesRoute.tsx').then(({ SavedSearchesRoute }) => SavedSearchesRoute),
  ),
  projetoList: screen<typeof projetosDeLei.list.query>(['projetosDeLei', 'follow'], () =>
    import('../screens/records/ProjetoListRoute.tsx').then(({ ProjetoListRoute }) => ProjetoListRoute),
  ),
  projetoDetail: screen<typeof projetosDeLei.list.query>(['projetosDeLei', 'follow'], () =>
    import('../screens/records/ProjetoDetailRoute.tsx').then(({ ProjetoDetailRoute }) => ProjetoDetailRoute),
  ),
  contratoList: screen<typeof contratos.list.query>(['contratos'], () =>
    import('../screens/records/ContratoListRoute.tsx').then(({ ContratoListRoute }) => ContratoListRoute),
  ),
  contratoDetail: screen<typeof contratos.list.query>(['contratos', 'vigencias', 'noticePropostas'], () =>
    import('../screens/records/ContratoDetailRoute.tsx').then(({ ContratoDetailRoute }) => ContratoDetailRoute),
  ),
  ataList: screen<typeof atas.list.query>(['atas'], () =>
    import('../screens/records/AtaListRoute.tsx').then(({ AtaListRoute }) => AtaListRoute),
  ),
  pcaList: screen<typeof pcaSearch>(['pca'], () => import('../screens/records/PcaListRoute.tsx').then(({ PcaListRoute }) => PcaListRoute)),
  ataDetail: screen<typeof atas.list.query>(['atas', 'contratos', 'vigencias'], () =>
    import('../screens/records/AtaDetailRoute.tsx').then(({ AtaDetailRoute }) => AtaDetailRoute),
  ),
  followed: screen<typeof followSearch>(['follow', 'board'], () =>
    import('../screens/team/FollowRoute.tsx').then(({ FollowRoute }) => FollowRoute),
  ),
  propostas: screen<typeof propostasSearch>(['propostas'], () =>
    import('../screens/team/PropostasRoute.tsx').then(({ PropostasRoute }) => PropostasRoute),
  ),
  proposta: screen(['propostas', 'contratos', 'sending', 'priceLink'], () =>
    import('../screens/team/PropostaRoute.tsx').then(({ PropostaRoute }) => PropostaRoute),
  ),
  calendar: screen<typeof calendarSearch>(['calendar'], () =>
    import('../screens/team/CalendarRoute.tsx').then(({ CalendarRoute }) => CalendarRoute),
  ),
  dnsEntries: screen<typeof dnsSearch>(['dns'], () => import('../screens/DnsRoute.tsx').then(({ DnsRoute }) => DnsRoute)),
  importar: screen<typeof importSearch>(
    ['importacoes', 'sending', 'noticeImports', 'billImports', 'contractImports', 'ataImports', 'planImports'],
    () => import('../screens/imports/ImportarScreen.tsx').then(({ ImportarScreen }) => ImportarScreen),
  ),
  fontes: screen(['fontes', 'editais'], () => import('../screens/FontesRoute.tsx').then(({ FontesRoute }) => FontesRoute)),
  email: screen<typeof emailSearch>(['email'], () => import('../screens/team/EmailRoute.tsx').then(({ EmailRoute }) => EmailRoute)),
  tasks: screen<typeof tasksSearch>(['tasks'], () => import('../screens/team/TasksRoute.tsx').then(({ TasksRoute }) => TasksRoute)),
  checkout: screen<typeof checkoutSearch>(['orders'], () =>
    import('../screens/CheckoutRoute.tsx').then(({ CheckoutRoute }) => CheckoutRoute),
  ),
  userView: screen(['users', 'audit', 'board'], () => import('../screens/users/UserScreen.tsx').then(({ UserScreen }) => UserScreen)),
  userEdit: screen<typeof editSearch>(['users', 'picture'], () =>
    import('../screens/users/UserEditScreen.tsx').then(({ UserEditScreen }) => UserEditScreen),
  ),
  accountSettings: screen<typeof settingsSearch>(['account', 'security', 'entrance', 'users', 'board', 'boletins', 'picture'], () =>
    import('../screens/users/AccountSettingsScreen.tsx').then(({ AccountSettingsScreen }) => AccountSettingsScreen),
  ),
  accessControl: screen(['accessControl', 'security'], () =>
    import('../screens/accessControl/AccessControl.tsx').then(({ AccessControl }) => AccessControl),
  ),
};

export const screens = {
  ...composed,
  ...certidoesScreens,
  ...propostasScreens,
  ...chatScreens,
  ...empresaScreens,
  ...documentosScreens,
  ...usersScreens,
  ...auditScreens,
  ...outboxScreens,
  ...profileScreens,
  ...cardsScreens,
  ...shopScreens,
  ...ordersScreens,
  ...faqScreens,
  ...knowledgeBaseScreens,
  ...precosScreens,
  ...fornecedoresScreens,
  ...pcaScreens,
  ...pricingScreens,
  ...blogScreens,
} satisfies Record<keyof typeof addresses, Screen<TObject>>;
