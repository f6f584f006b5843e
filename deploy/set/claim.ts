// What must hold before anything of a set is started.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { FolderLocked, type Holder, lockFolder } from '#kit/server/database/sqlite/folderLock.ts';
import { endLeftovers } from './leftovers.ts';

/** Lets only one script run the set in `dir`, and ends what a killed one has left. @throws if another one runs it */
export async function claimSet(dir: string): Promise<{ release(): void }> {
  const holder: Holder = { pid: process.pid, since: new Date().toISOString(), url: null, secret: '' };
  try {
    const lock = lockFolder(dir, holder);
    const ended = await endLeftovers(dir);
    if (ended.length > 0) console.warn(`Ended what still ran of the start before: ${ended.join(', ')}.`);
    let isReleased = false;
    const release = () => {
      // By a second time another script may have it.
      if (!isReleased) lock.release();
      isReleased = true;
    };
    return { release };
  } catch (error) {
    if (!(error instanceof FolderLocked)) throw error;
    throw new Error(`The set in ${dir} runs already${error.holder ? `, by process ${error.holder.pid}` : ''}.`);
  }
}

/** Node binds a port alone; a HAProxy would share it with another one, and each get some of the requests. @throws if it cannot be had */
export async function assertFree(port: number): Promise<void> {
  const server = createServer().listen({ port, host: '127.0.0.1' });
  try {
    await once(server, 'listening');
  } catch (error) {
    const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw new Error(isInUse ? `Port ${port} is in use by another program.` : `Port ${port} cannot be had: ${(error as Error).message}`);
  }
  server.close();
  await once(server, 'close');
}

/** @throws if the file is no certificate with its key */
export function assertCertificate(file: string): void {
  let content = '';
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`The certificate cannot be read: ${(error as Error).message}`);
  }
  if (!/-----BEGIN CERTIFICATE-----/.test(content) || !/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(content))
    throw new Error(`${file} has to hold a certificate and its key, in the PEM format.`);
}
