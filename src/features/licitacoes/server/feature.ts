// The server side of notices.
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { Feature } from '#kit/server/feature.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { seedLicitacoes } from './demo/seed.ts';
import { findDocumentos } from './detail/findDocumentos.ts';
import { packOldRegistros } from './import/registros.ts';
import { updateOldWords } from './import/words.ts';
import { licitacoesRoutes } from './routes.ts';
import { facetRoutes } from './search/routes.ts';
import type { NoticeSearch } from './search/search.ts';
import { purgeSearches } from './searches/change.ts';
import { savedSearchRoutes } from './searches/routes.ts';

type LicitacoesOptions = { database: Database; search: NoticeSearch; events: Pick<Events, 'publish'>; record: RecordAuditEntry<AuditKind> };

export const licitacoesFeature = ({ database, search, events, record }: LicitacoesOptions): Feature => ({
  routes: {
    licitacoes: licitacoesRoutes({ database, search }, record),
    facets: facetRoutes(search),
    savedSearches: savedSearchRoutes({ database, search }, events),
  },
  retention: [packOldRegistros, updateOldWords, ...purgeSearches],
  searchSources: { documents: (asked) => findDocumentos(database, asked) },
  seed: { move: (db, { today }) => seedLicitacoes(db, today) },
});
