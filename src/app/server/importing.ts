// Puts the importer together: what can be imported, and the thread that does it.
import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { ImportEnd } from '#features/importacoes/entities.ts';
import type { ImportNews } from '#features/importacoes/server/news.ts';
import type { Importer } from '#features/importacoes/server/rows.ts';
import { explainUnknown, licitacoesKinds } from '#features/licitacoes/server/kinds.ts';
import { notify } from '#features/notifications/server/notify.ts';
import { explainUnknownProjetos, projetosKinds } from '#features/projetosDeLei/server/kinds.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { Config } from './config.ts';

/** What the server's thread gives to the one that works an import off. */
export type ImportThread = { config: Config; id: number; port: MessagePort; sender: string };

export function importerOf({ uploadMax }: Pick<Config, 'uploadMax'>, files: FileStore, news: ImportNews): Importer {
  return {
    files,
    kinds: [...licitacoesKinds, ...projetosKinds],
    explainUnknown: (first) => explainUnknown(first) ?? explainUnknownProjetos(first),
    maxBytes: uploadMax,
    takeDownEnd,
    news,
  };
}

/** An import may be interrupted more than once, each time in another attempt. */
function takeDownEnd(db: Queries, userId: number, end: ImportEnd, attempt: number): Promise<void> {
  return notify(db, { userIds: [userId], kind: `importacao.${end.estado}`, data: end, about: `${end.id}.${attempt}` });
}

/** Much less than a process takes by default: batches are small, and what is done with them is thrown away. */
const threadLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 };

/** A transaction takes a moment; one that takes longer is taken back. */
const STOP_DEADLINE_MS = 5000;

/** Works imports off beside the server's thread, so that nobody waits for them. */
export function runInThread(config: Config, database: Database) {
  return async (id: number, signal: AbortSignal): Promise<void> => {
    const { port1, port2 } = new MessageChannel();
    database.lendTurns(port1);
    const workerData: ImportThread = { config, id, port: port2, sender: database.signals.sender };
    const thread = new Worker(new URL('./importThread.ts', import.meta.url), {
      workerData,
      transferList: [port2],
      resourceLimits: threadLimits,
    });
    let deadline: NodeJS.Timeout | undefined;
    const stop = () => {
      thread.postMessage('stop');
      deadline = setTimeout(() => thread.terminate(), STOP_DEADLINE_MS);
    };
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    try {
      // An error in the thread is thrown here.
      await once(thread, 'exit');
    } finally {
      signal.removeEventListener('abort', stop);
      clearTimeout(deadline);
      port1.close();
    }
  };
}
