// The server side of notices.
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Feature } from '#kit/server/feature.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { seedLicitacoes } from './demo/seed.ts';
import { findDocumentos } from './detail/findDocumentos.ts';
import { packOldRegistros } from './import/registros.ts';
import { updateOldWords } from './import/words.ts';
import { licitacoesRoutes } from './routes.ts';

export const licitacoesFeature = ({ database, record }: { database: Database; record: RecordAuditEntry<AuditKind> }): Feature => ({
  routes: { licitacoes: licitacoesRoutes(database, record) },
  retention: [packOldRegistros, updateOldWords],
  searchSources: { documents: (asked) => findDocumentos(database, asked) },
  seed: { move: (db, { today }) => seedLicitacoes(db, today) },
});
