// The server side of the own company's documents.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { purgeRows } from '#kit/server/rows/editedRows.ts';
import { purgeFiles } from './files.ts';
import { findCertidoes } from './find.ts';
import { type ReminderOptions, reminders } from './reminders.ts';
import { certidoesRoutes, type RouteOptions } from './routes.ts';
import { moveCertidoes, seedCertidoes, storeDemoFiles } from './seed.ts';

type Ports = Omit<RouteOptions, 'wakeReminders'> & ReminderOptions & { background: ReminderOptions['database'] };

export function certidoesFeature(ports: Ports): Feature {
  const { database, background, files, onError } = ports;
  const work = reminders({ ...ports, database: background });
  return {
    routes: { certidoes: certidoesRoutes({ ...ports, wakeReminders: work.wake }) },
    searchSources: { certidoes: (asked, { language }) => findCertidoes(database.read, asked, language) },
    retention: [purgeRows('certidoes'), purgeFiles({ database, files, onError })],
    workers: [{ start: work.wake, stop: work.stop }],
    seed: {
      isMissing: emptyTable('certidoes'),
      fill: (db, { emails, today }) => seedCertidoes(db, emails, today),
      move: (db, { today }) => moveCertidoes(db, today),
      storeFiles: () => storeDemoFiles(database.forPurpose('start'), files),
    },
  };
}
