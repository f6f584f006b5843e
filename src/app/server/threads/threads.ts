// The threads of the server.
import type { Database } from '#kit/server/database/database.ts';
import type { Config } from '../start/config.ts';
import { type JobThreads, jobThreads } from './jobThreads.ts';

export function importThreads(config: Config, database: Database): JobThreads {
  return jobThreads(new URL('../import/importThread.ts', import.meta.url), config, database);
}

export function exportThreads(config: Config, database: Database): JobThreads {
  return jobThreads(new URL('../export/exportThread.ts', import.meta.url), config, database);
}
