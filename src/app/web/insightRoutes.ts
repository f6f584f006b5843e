// Figures: the overview, the analytics, and their cards.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { cardsSearch } from '#features/cards/web/cardsSearch.ts';
import type { overviewSearch } from '#features/dashboards/web/overviewSearch.ts';
import { loadTexts } from '#kit/web/i18n.ts';
import { readByScreen, shell } from './frameRoutes.ts';

const overview = createRoute({
  getParentRoute: () => shell,
  path: '/',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof overviewSearch>,
  loader: () => loadTexts('dashboards', 'charts'),
  component: lazyRouteComponent(() => import('#features/dashboards/web/Overview.tsx'), 'Overview'),
});

const analytics = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard/analytics',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof cardsSearch>,
  loader: () => loadTexts('cards', 'charts'),
  component: lazyRouteComponent(() => import('#features/cards/web/Analytics.tsx'), 'Analytics'),
});

const cards = createRoute({
  getParentRoute: () => shell,
  path: '/cards/{-$section}',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof cardsSearch>,
  loader: () => loadTexts('cards', 'charts'),
  component: lazyRouteComponent(() => import('#features/cards/web/CardsScreen.tsx'), 'CardsScreen'),
});

export const insightRoutes = [overview, analytics, cards] as const;
