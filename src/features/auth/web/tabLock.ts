// One tab after the other. Browsers offer locks to pages over HTTPS and on this machine only; in an office's own network a
// note in local storage has to do.
import { readStored, removeStored, store } from '#kit/web/device/browserStorage.ts';

/** What a tab stores, other processes of the browser see a little later: until it has surely come to all of them. */
const spreading = 100;
/** A tab that was closed meanwhile keeps nobody waiting for longer. */
const longest = 15_000;

/** Does `task` while no other tab does one of this name. */
export function withTabLock<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const hold = async () => {
      await task().then(resolve, reject);
      await pause(spreading);
    };
    (navigator.locks ? navigator.locks.request(name, hold) : withNote(`${name}Turn`, hold)).catch(reject);
  });
}

async function withNote(key: string, hold: () => Promise<void>): Promise<void> {
  const note = `${await free(key)} ${Math.random()}`;
  store(key, note);
  await pause(spreading);
  // Of those that wrote at once, the last one has it.
  if (readStored(key) !== note) return withNote(key, hold);
  try {
    await hold();
  } finally {
    if (readStored(key) === note) removeStored(key);
  }
}

/** Waits until nobody's note is there. @returns until when the next one holds */
async function free(key: string): Promise<number> {
  while (Number.parseFloat(readStored(key) ?? '') > Date.now()) await pause(spreading / 2 + Math.random() * spreading);
  return Date.now() + longest;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((end) => setTimeout(end, milliseconds));
}
