// Writers and a reader, for as long as a fault is tried.
import type { Extent } from './fault.ts';
import { type Prober, probe } from './prober.ts';
import type { Subject } from './subject.ts';
import type { Outcome } from './table.ts';
import { Writers } from './writers.ts';

/**
 * Both stop in any case, also when `work` breaks off: they would disturb the faults after it. What has ended by itself at the end is wrong,
 * and a standby that does not follow again.
 */
export async function underLoad(
  subject: Subject,
  extent: Extent,
  work: (writers: Writers, prober: Prober) => Promise<Outcome>,
): Promise<Outcome> {
  const writers = await Writers.at(subject.url, extent);
  const prober = probe(subject.url);
  try {
    const outcome = await work(writers, prober);
    const ended = subject.servers.filter(({ isRunning }) => !isRunning).map(() => 'a server has ended');
    const faults = [...ended, ...((await subject.isWhole()) ? [] : ['the standby does not follow'])];
    return { ...outcome, wrong: outcome.wrong + faults.length, faults: [...outcome.faults, ...faults] };
  } finally {
    prober.stop();
    await writers.stop();
  }
}

/** Disturbs the server while users write, and asks for everything after each time; the mails at the end. `writes`: before and after each. */
export async function whileWriting(
  writers: Writers,
  { tries, writes, pauseMs }: { tries: number; writes: number; pauseMs?: number },
  disturb: (tried: number) => Promise<unknown> | unknown,
): Promise<void> {
  for (let tried = 0; tried < tries; tried++) {
    writers.start(pauseMs);
    await writers.untilWritten(writes);
    await disturb(tried);
    await writers.untilWritten(writes);
    await writers.stop();
    await writers.check();
  }
  await writers.checkMails();
}
