// Servers with many notices, with the limits for heavy reads that an installation has, and a small heap.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fillNotices } from '../bench/fillNotices.ts';
import { clientOf, insist } from './client.ts';
import type { Engine } from './engine.ts';
import type { Extent } from './fault.ts';
import { smallHeap } from './processes.ts';
import type { Subject } from './subject.ts';

const NOTICES = 20_000;
const NOTICES_SHORT = 2000;
const LOOK_EVERY_MS = 100;
const opened = new WeakMap<Engine, Promise<Subject>>();

/** The one that faults of an engine share. */
export function filledServer(engine: Engine, extent: Extent): Promise<Subject> {
  const subject = opened.get(engine) ?? open(engine, extent.isShort ? NOTICES_SHORT : NOTICES);
  opened.set(engine, subject);
  return subject;
}

async function open(engine: Engine, notices: number): Promise<Subject> {
  const subject = await engine.open({ READ_LIMIT_PERCENT: '100', ...smallHeap });
  await subject.end('SIGINT');
  await fillNotices(join(subject.folder, 'data'), subject.databaseUrl, notices);
  await subject.start();
  const client = clientOf(subject.url);
  while ((await insist(client, 'GET /api/licitacoes?perPage=1')).body.total < notices) await setTimeout(LOOK_EVERY_MS);
  return subject;
}
