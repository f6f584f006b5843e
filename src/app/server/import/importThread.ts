// The thread of imports.
import { runImport } from '#features/importacoes/server/run.ts';
import { makeEvents } from '#kit/server/events/events.ts';
import { runJobs } from '../threads/runJobs.ts';
import { importEventsBy } from './importEvents.ts';
import { importedTopics, importerOf } from './importing.ts';

await runJobs(({ config, database, files }) => {
  const events = makeEvents(database.signals, (error) => console.error(error));
  const importer = importerOf(config, files, importEventsBy(events, importedTopics));
  return (id, signal) => runImport(database, importer, id, signal);
});
