// Where the server's log goes: standard output, without waiting for it. Pino's own destination ends the server when a disk is full, and at
// its exit waits until there is room.
import { write, writeSync } from 'node:fs';

const STDOUT = 1;
/** Characters that wait to be written; lines beyond are left out. */
const MOST_WAITING = 1_048_576;
/** Until a reader that is too slow is given more. */
const PAUSE_MS = 100;

let waiting = '';
let isWriting = false;

/** What cannot be written, such as to a file on a full disk, is lost. */
export const logDestination = {
  write(line: string): void {
    if (waiting.length < MOST_WAITING) waiting += line;
    if (!isWriting) writeNext(Buffer.alloc(0));
  },
};

/** @param rest of what was written in part */
function writeNext(rest: Buffer): void {
  const bytes = Buffer.concat([rest, Buffer.from(waiting)]);
  waiting = '';
  isWriting = bytes.length > 0;
  if (!isWriting) return;
  write(STDOUT, bytes, (error, written = 0) => {
    if (error?.code === 'EAGAIN') setTimeout(writeNext, PAUSE_MS, bytes);
    else writeNext(error ? Buffer.alloc(0) : bytes.subarray(written));
  });
}

process.once('exit', () => {
  try {
    writeSync(STDOUT, waiting);
  } catch {
    // Nobody would read it.
  }
});
