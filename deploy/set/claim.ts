// What must hold before anything of a set is started.
import { readFileSync } from 'node:fs';
import { FolderLocked, type Holder, lockFolder } from '#kit/server/database/sqlite/folderLock.ts';
import { isFree } from '../../scripts/freePort.mjs';
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

/** Two HAProxy would share a port, and each get some of the requests. @throws if it is in use */
export async function assertFree(port: number): Promise<void> {
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use by another program, or this account may not use it.`);
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
