// The server side of imports.
import type { AuditKind } from '#features/audit/contract.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Feature } from '#kit/server/feature.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { fillFiles, findFiles } from './findFiles.ts';
import { runCounter } from './metrics.ts';
import { importQueue, type QueueOptions } from './queue.ts';
import { purgeAll } from './retention.ts';
import { importacoesRoutes } from './routes.ts';

type Ports = Pick<QueueOptions, 'importer' | 'onError'> & {
  database: Database;
  background: Database;
  record: RecordAuditEntry<AuditKind>;
  /** Run imports, each in a thread beside the server's. */
  threads: { run: QueueOptions['run']; close(): Promise<void> };
};

export function importacoesFeature({ database, background, record, importer, threads, onError }: Ports): Feature & { wake(): void } {
  const counter = runCounter();
  const queue = importQueue({ database: background, importer, run: threads.run, counter, onError });
  const begin = async () => {
    // The place of files may be away; the next start removes them.
    await purgeAll(background, importer).catch(onError);
    await queue.begin();
  };
  const stop = async () => {
    await queue.stop();
    await threads.close();
  };
  return {
    /** Starts queued runs at once. */
    wake: queue.wake,
    routes: { importacoes: importacoesRoutes(database, importer, queue, record) },
    workers: [{ start: begin, stop }],
    prepare: fillFiles,
    metrics: counter.metrics,
    // Only accounts that may upload files see them.
    searchSources: { imports: async (asked, { caller }) => (caller.isAdmin ? findFiles(database, asked) : []) },
  };
}
