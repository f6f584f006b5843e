// The server side of suppliers, public bodies and municípios.
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { findFornecedores } from './find.ts';
import { searchMunicipios } from './municipio.ts';
import type { FindPrecos } from './ports.ts';
import { purgeNews } from './retention.ts';
import { fornecedoresRoutes } from './routes.ts';
import type { SetAside } from './seguidos/follow.ts';
import { hasNews, type NewsPorts, tellNews } from './seguidos/news.ts';
import { seguidosRoutes } from './seguidos/routes.ts';
import { seedSeguidos } from './seguidos/seed.ts';

type Ports = NewsPorts &
  SetAside & {
    database: Database;
    background: Database;
    events: Pick<Events, 'publish'>;
    findPrecos: FindPrecos;
    onError(error: unknown): void;
  };

/** @returns also `wake`: an import has ended, so look what of it is new for followers */
export function fornecedoresFeature({ database, background, events, findPrecos, onError, ...ports }: Ports): Feature & { wake(): void } {
  const news = backgroundWork({
    ...{ database: background, onError },
    name: 'seguidos',
    hasWork: () => hasNews(background),
    drain: async () => events.publish(await tellNews({ database: background, ...ports }), 'notifications'),
  });
  return {
    routes: { fornecedores: fornecedoresRoutes(database, findPrecos), seguidos: seguidosRoutes(database, events, ports) },
    retention: [purgeNews],
    workers: [news],
    searchSources: {
      fornecedores: (asked) => findFornecedores(database, asked),
      municipios: (asked) => searchMunicipios(database, asked),
    },
    seed: { isMissing: emptyTable('seguidos'), fill: (db, { emails, today }) => seedSeguidos(db, emails, today, ports) },
    wake: news.wake,
  };
}
