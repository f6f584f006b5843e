// The server side of files of documents.
import { documentReader } from '#kit/server/documentText/documentReader.ts';
import type { Feature } from '#kit/server/feature.ts';
import { type DownloadOptions, downloads } from './downloads.ts';
import { removeLostFiles } from './room.ts';
import { editaisRoutes, type RouteOptions } from './routes.ts';
import { updateOldWords } from './search.ts';

export function editaisFeature(ports: Omit<DownloadOptions, 'reader'> & RouteOptions): Feature {
  const reader = documentReader();
  const work = downloads({ ...ports, reader });
  const start = async () => {
    await removeLostFiles(ports);
    work.wake();
  };
  const stop = async () => {
    await work.stop();
    await reader.close();
  };
  return {
    routes: { editais: editaisRoutes({ ...ports, ...work }) },
    retention: [updateOldWords],
    workers: [{ start, stop }],
  };
}
