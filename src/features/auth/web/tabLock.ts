// A lock between tabs. Browsers offer Web Locks over HTTPS and on localhost only; on an intranet over HTTP, an entry in local
// storage replaces them.

import { readStored, removeStored, store } from '#kit/web/device/browserStorage.ts';
import { ownName } from '#kit/web/pathPrefix.ts';

/** Time until all processes of the browser see what a tab has stored. */
const spreading = 100;
/** A closed tab's entry expires after this time. */
const longest = 15_000;

/** Runs `task` while no other tab runs one of this name. */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const hold = async () => {
      await task().then(resolve, reject);
      await pause(spreading);
    };
    (navigator.locks ? navigator.locks.request(ownName(name), hold) : withNote(`${name}Turn`, hold)).catch(reject);
  });
}

async function withNote(key: string, hold: () => Promise<void>): Promise<void> {
  const note = `${await free(key)} ${Math.random()}`;
  store(key, note);
  await pause(spreading);
  // Of tabs that wrote at the same time, the last one has the lock.
  if (readStored(key) !== note) return withNote(key, hold);
  try {
    await hold();
  } finally {
    if (readStored(key) === note) removeStored(key);
  }
}

/** Waits until the lock is free. @returns when a lock taken now expires */
async function free(key: string): Promise<number> {
  while (Number.parseFloat(readStored(key) ?? '') > Date.now()) await pause(spreading / 2 + Math.random() * spreading);
  return Date.now() + longest;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((end) => setTimeout(end, milliseconds));
}
