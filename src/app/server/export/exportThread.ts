// The thread of exports of notices.
import { runExport } from '#features/licitacoes/server/exports/run.ts';
import { lowerPriority } from '#kit/server/work/lowPriority.ts';
import { runJobs } from '../threads/runJobs.ts';

lowerPriority();
await runJobs(({ config, database, exports }) => {
  const publisher = { name: config.appName, ocidPrefix: config.ocidPrefix };
  const options = { database, files: exports, publisher };
  return (id, signal, notices) => runExport(options, id, signal, notices as Uint32Array);
});
