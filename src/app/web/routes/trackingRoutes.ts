// What is followed: notices, bills, stars, dates, lists of DNS, and how they come in.
import { createRoute, redirect } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { calendarSearch } from '#features/calendar/web/calendarSearch.ts';
import type { dnsSearch } from '#features/dns/web/dnsSearch.ts';
import type { followSearch } from '#features/follow/web/followSearch.ts';
import type { importSearch } from '#features/importacoes/web/importSearch.ts';
import type { licitacoes } from '#features/licitacoes/contract.ts';
import type { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { fetchModule } from '#kit/web/request/fetchModule.ts';
import { readByScreen, screen, shell } from './frameRoutes.ts';

/** The door to the notices, where the menu leads: on to the list with the view its reader starts with. The list's own address means what it says. */
const licitacoesDoor = createRoute({
  getParentRoute: () => shell,
  path: '/apps/invoice',
  staticData: { access: needs.standard },
  beforeLoad: async ({ context }) => {
    const { startingView } = await fetchModule(() => import('#features/licitacoes/web/list/startingView.ts'));
    throw redirect({ to: '/apps/invoice/list', search: await startingView(context.queryClient), replace: true });
  },
});

const licitacaoList = createRoute({
  getParentRoute: () => shell,
  path: '/apps/invoice/list',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof licitacoes.list.query>,
  loader: () => loadTexts('licitacoes', 'follow'),
  component: screen('LicitacaoListRoute'),
});

const licitacaoDetail = createRoute({
  getParentRoute: () => shell,
  path: '/apps/invoice/preview/$id',
  staticData: { access: needs.standard },
  // The list it was opened from, so that previous and next know their order.
  validateSearch: readByScreen<typeof licitacoes.list.query>,
  loader: () => loadTexts('licitacoes', 'follow'),
  component: screen('LicitacaoDetailRoute'),
});

const licitacaoAdd = createRoute({
  getParentRoute: () => shell,
  path: '/apps/invoice/add',
  staticData: { access: needs.standard },
  loader: () => loadTexts('licitacoes'),
  component: screen('NoticeByHand'),
});

const licitacaoEdit = createRoute({
  getParentRoute: () => shell,
  path: '/apps/invoice/edit/$id',
  staticData: { access: needs.standard },
  loader: () => loadTexts('licitacoes'),
  component: screen('NoticeByHand'),
});

const importar = createRoute({
  getParentRoute: () => shell,
  path: '/importar',
  staticData: { access: needs.administers },
  validateSearch: readByScreen<typeof importSearch>,
  loader: () => loadTexts('importacoes', 'sending', 'noticeImports', 'billImports'),
  component: screen('ImportarScreen'),
});

/** The door to the bills, as to the notices; who asks it for something gets that. */
const projetosDoor = createRoute({
  getParentRoute: () => shell,
  path: '/projetos-de-lei',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof projetosDeLei.list.query>,
  beforeLoad: async ({ context, search }) => {
    const { startingView } = await fetchModule(() => import('#features/projetosDeLei/web/list/startingView.ts'));
    const asked = Object.keys(search).length > 0 ? search : await startingView(context.queryClient);
    throw redirect({ to: '/projetos-de-lei/lista', search: asked, replace: true });
  },
});

const projetoList = createRoute({
  getParentRoute: () => shell,
  path: '/projetos-de-lei/lista',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof projetosDeLei.list.query>,
  loader: () => loadTexts('projetosDeLei', 'follow'),
  component: screen('ProjetoListRoute'),
});

const projetoDetail = createRoute({
  getParentRoute: () => shell,
  path: '/projetos-de-lei/$id',
  staticData: { access: needs.standard },
  // The list it was opened from, for the way back.
  validateSearch: readByScreen<typeof projetosDeLei.list.query>,
  loader: () => loadTexts('projetosDeLei', 'follow'),
  component: screen('ProjetoDetailRoute'),
});

const followed = createRoute({
  getParentRoute: () => shell,
  path: '/acompanhamento',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof followSearch>,
  loader: () => loadTexts('follow', 'board'),
  component: screen('FollowRoute'),
});

const calendar = createRoute({
  getParentRoute: () => shell,
  path: '/apps/calendar',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof calendarSearch>,
  loader: () => loadTexts('calendar'),
  component: screen('CalendarRoute'),
});

const dnsEntries = createRoute({
  getParentRoute: () => shell,
  path: '/dns',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof dnsSearch>,
  loader: () => loadTexts('dns'),
  component: screen('DnsRoute'),
});

export const trackingRoutes = [
  licitacoesDoor,
  projetosDoor,
  licitacaoList,
  licitacaoDetail,
  licitacaoAdd,
  licitacaoEdit,
  projetoList,
  projetoDetail,
  followed,
  calendar,
  dnsEntries,
  importar,
] as const;
