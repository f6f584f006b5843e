// Figures: the overview, the analytics, and their cards.
import { createRoute } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { cardsSearch } from '#features/cards/web/cardsSearch.ts';
import type { overviewSearch } from '#features/dashboards/web/overviewSearch.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { readByScreen, screen, shell } from './frameRoutes.ts';

const overview = createRoute({
  getParentRoute: () => shell,
  path: '/',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof overviewSearch>,
  loader: () => loadTexts('dashboards', 'charts', 'follow'),
  component: screen('OverviewRoute'),
});

const analytics = createRoute({
  getParentRoute: () => shell,
  path: '/dashboard/analytics',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof cardsSearch>,
  loader: () => loadTexts('cards', 'charts'),
  component: screen('AnalyticsRoute'),
});

const cards = createRoute({
  getParentRoute: () => shell,
  path: '/cards/{-$section}',
  staticData: { access: needs.standard },
  validateSearch: readByScreen<typeof cardsSearch>,
  loader: () => loadTexts('cards', 'charts'),
  component: screen('CardsScreen'),
});

export const insightRoutes = [overview, analytics, cards] as const;
