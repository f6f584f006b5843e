// The menu's addresses of notices and bills: redirects to the list with the user's starting view. The list's own address has no view.
import { createRoute, redirect } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { projetosDeLei } from '#features/projetosDeLei/contract.ts';
import { fetchModule } from '#kit/web/request/fetchModule.ts';
import type { Search } from '#kit/web/search/search.ts';
import { shell } from './frameRoutes.ts';

const licitacoes = createRoute({
  getParentRoute: () => shell,
  path: '/apps/invoice',
  staticData: { access: needs.standard },
  beforeLoad: async ({ context }) => {
    const { startingView } = await fetchModule(() => import('#features/licitacoes/web/list/startingView.ts'));
    throw redirect({ to: '/apps/invoice/list', search: await startingView(context.queryClient), replace: true });
  },
});

/** Parameters are passed on to the list instead of the view. */
const projetos = createRoute({
  getParentRoute: () => shell,
  path: '/projetos-de-lei',
  staticData: { access: needs.standard },
  validateSearch: (raw: Record<string, unknown>) => raw as Search<typeof projetosDeLei.list.query>,
  beforeLoad: async ({ context, search }) => {
    const { startingView } = await fetchModule(() => import('#features/projetosDeLei/web/list/startingView.ts'));
    const wanted = Object.keys(search).length > 0 ? search : await startingView(context.queryClient);
    throw redirect({ to: '/projetos-de-lei/lista', search: wanted, replace: true });
  },
});

export const startingViews = { licitacoes, projetos };
