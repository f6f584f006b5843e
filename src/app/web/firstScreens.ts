// What the screens that browsers open first need before their first rows. The page starts their calls and preloads their files before the
// code of the application is there (`early`); the build writes the names of the files into the page, `npm run check` weighs them.
import { firstCalls as calendarCalls } from '#features/calendar/web/firstCalls.ts';
import type { Language } from '#kit/errors.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';

type FirstScreen = {
  /** Its path, with `$` for a number. */
  path: string;
  /** The module that the router fetches for it. */
  module: string;
  /** Catalogues of texts beside those of the frame. */
  texts: readonly string[];
};

export const firstScreens = {
  overview: { path: '/', module: 'src/app/web/screens/OverviewRoute.tsx', texts: ['dashboards', 'charts', 'follow'] },
  list: {
    path: '/apps/invoice/list',
    module: 'src/app/web/screens/notices/LicitacaoListRoute.tsx',
    texts: ['licitacoes', 'follow'],
  },
  detail: {
    path: '/apps/invoice/preview/$',
    module: 'src/app/web/screens/notices/LicitacaoDetailRoute.tsx',
    texts: ['licitacoes', 'detail', 'lotes', 'follow'],
  },
  mail: { path: '/apps/email', module: 'src/app/web/screens/team/EmailRoute.tsx', texts: ['email'] },
  calendar: { path: '/apps/calendar', module: 'src/app/web/screens/team/CalendarRoute.tsx', texts: ['calendar'] },
} as const satisfies Record<string, FirstScreen>;

export type FirstScreenName = keyof typeof firstScreens;
const names = Object.keys(firstScreens) as FirstScreenName[];

/** The screen at a path, and the number in it; undefined elsewhere. */
export function firstScreenAt(pathname: string): { name: FirstScreenName; id: string } | undefined {
  const path = pathname.replace(/(?<=.)\/$/, '');
  const id = /\d+$/.exec(path)?.[0] ?? '';
  const name = names.find((each) => firstScreens[each].path.replace('$', id || '$') === path);
  return name && { name, id };
}

/** The addresses of the calls that the screen at this place begins with; empty if it is none of these screens. */
export function firstCallsAt(pathname: string, search: string, language: Language): string[] {
  const screen = firstScreenAt(pathname);
  const asked = new URLSearchParams(search);
  switch (screen?.name) {
    case 'overview': {
      const notices = withSearch('/api/dashboards/notices', { period: 'last-28-days' }, asked, ['by', 'map', 'outlines']);
      return ['/api/dashboards/week', notices, '/api/dashboards/mine', '/api/dashboards/summary'];
    }
    case 'list':
      return [withSearch('/api/licitacoes', { q: '', sort: 'proximas', order: 'desc', page: '1', perPage: '10' }, asked, ['busca'])];
    case 'detail':
      return [`/api/licitacoes/${screen.id}`];
    case 'mail':
      return [
        withSearch('/api/email', { folder: 'inbox', label: '', q: '', page: '1', perPage: '50' }, asked, [
          'mail',
          'draft',
          'to',
          'folder',
          'label',
        ]),
      ];
    case 'calendar':
      return calendarCalls(asked, localeOf(language));
    default:
      return [];
  }
}

/** `defaults`: those of the call's contract; what the address asks for goes before them, except what the screen itself reads. */
function withSearch(path: string, defaults: Record<string, string>, asked: URLSearchParams, except: readonly string[]): string {
  const query = new URLSearchParams(defaults);
  for (const [name, value] of asked) if (!except.includes(name)) query.set(name, value);
  return `${path}?${query}`;
}
