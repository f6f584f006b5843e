// The server side of notices.
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { moveManuais, seedManuais } from './demo/manuais.ts';
import { seedLicitacoes } from './demo/seed.ts';
import { findDocumentos } from './detail/findDocumentos.ts';
import { type ExportQueueOptions, exportQueue } from './exports/queue.ts';
import { purgeExports, removeLostFiles } from './exports/retention.ts';
import { exportRoutes } from './exports/routes.ts';
import { idsToExport } from './exports/run.ts';
import { derivePendingPrecos } from './import/precos.ts';
import { packOldRegistros } from './import/registros.ts';
import { rereadNotices } from './import/reread.ts';
import type { ManualOptions } from './manual/routes.ts';
import { manualRoutes } from './manual/routes.ts';
import { updateOldWords } from './oldWords.ts';
import { licitacoesRoutes } from './routes.ts';
import { findOrgaos } from './search/findOrgaos.ts';
import { findIntents } from './search/intents.ts';
import { facetRoutes } from './search/routes.ts';
import type { NoticeSearch } from './search/search.ts';
import { purgeSearches } from './searches/change.ts';
import { savedSearchRoutes } from './searches/routes.ts';

type LicitacoesOptions = {
  database: Database;
  background: Database;
  search: NoticeSearch;
  events: Pick<Events, 'publish'>;
  record: RecordAuditEntry<AuditKind>;
  /** Exported lists. */
  files: FileStore;
  /** Run exports, each in a thread beside the server's. */
  exportThreads: { run(id: number, signal: AbortSignal, notices: Uint32Array): Promise<void>; close(): Promise<void> };
  onError(error: unknown): void;
} & Pick<ManualOptions, 'moveReferences' | 'wakeAlerts'>;

export function licitacoesFeature(options: LicitacoesOptions): Feature {
  const { database, background, search, events, record, files, exportThreads, onError } = options;
  const searched = { database, search };
  const run: ExportQueueOptions['run'] = async (id, signal) =>
    exportThreads.run(id, signal, await idsToExport({ database: background, search }, id));
  const queue = exportQueue({ database: background, files, events, run, onError });
  const start = async () => {
    await removeLostFiles({ database: background, files, onError });
    queue.wake();
  };
  const stop = async () => {
    await queue.stop();
    await exportThreads.close();
  };
  return {
    routes: {
      licitacoes: licitacoesRoutes(searched, record),
      facets: facetRoutes(searched),
      manual: manualRoutes(options),
      savedSearches: savedSearchRoutes(searched, events),
      licitacoesExports: exportRoutes({ ...searched, files, events, wake: queue.wake }),
    },
    retention: [packOldRegistros, rereadNotices, updateOldWords, derivePendingPrecos, ...purgeSearches, purgeExports({ files, onError })],
    workers: [{ start, stop }],
    searchSources: {
      intents: async (asked, { language }) => findIntents(asked, language),
      orgaos: (asked) => findOrgaos(searched, asked),
      documents: (asked) => findDocumentos(database, asked),
    },
    seed: {
      // What was joined stays known, whatever users delete.
      isMissing: emptyTable('licitacoes_unioes'),
      fill: (db, { emails, today }) => seedManuais(db, emails, today, options.moveReferences),
      move: async (db, { today }) => {
        await seedLicitacoes(db, today);
        await moveManuais(db, today);
      },
    },
  };
}
