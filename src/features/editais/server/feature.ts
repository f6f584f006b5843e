// The server side of files of documents.
import type { Feature } from '#kit/server/feature.ts';
import { type DownloadOptions, downloads } from './downloads.ts';
import { removeLostFiles } from './room.ts';
import { editaisRoutes, type RouteOptions } from './routes.ts';
import { updateOldWords } from './search.ts';

export function editaisFeature(ports: DownloadOptions & RouteOptions): Feature {
  const work = downloads(ports);
  const start = async () => {
    await removeLostFiles(ports);
    work.wake();
  };
  return {
    routes: { editais: editaisRoutes({ ...ports, ...work }) },
    retention: [updateOldWords],
    workers: [{ start, stop: work.stop }],
  };
}
