// The server is killed at any moment of writes and imports, and started again.
import { setTimeout } from 'node:timers/promises';
import { noticePage } from '../bench/notices.ts';
import { insist } from './client.ts';
import { type Fault, triesOf } from './fault.ts';
import { underLoad, whileWriting } from './load.ts';
import { type Server, type Subject, serverOf } from './subject.ts';
import type { Writers } from './writers.ts';

/** Writes that must be acknowledged before a kill and after it. */
const WRITES = 20;
/** So that each moment of a second is hit. */
const STEP_MS = 37;
const LONGEST_MS = 700;
/** Enough for an import to be running when the server is killed. */
const NOTICES = 20_000;
const NOTICES_SHORT = 2000;

/** When the list must have all of them. */
const LIST_MS = 30_000;

/** At another moment with each try. */
async function kill(server: Server, tried: number): Promise<void> {
  await setTimeout((tried * STEP_MS) % LONGEST_MS);
  await server.stop('SIGKILL');
  await server.start();
}

/** `kills` while a file is imported; it must end whole, with each of its records once. */
async function killImport(subject: Subject, writers: Writers, kills: number, notices: number): Promise<void> {
  const { admin } = writers;
  const count = async () => (await insist(admin, 'GET /api/licitacoes?perPage=1')).body.total as number;
  const before = await count();
  const sent = await insist(admin, 'POST /api/importacoes?arquivo=avisos.json', Buffer.from([...noticePage({ notices })].join('')));
  const { id } = sent.body;
  await insist(admin, `POST /api/importacoes/${id}/start`);
  const show = async () => (await insist(admin, `GET /api/importacoes/${id}`)).body;
  const isOpen = ({ estado }: { estado: string }) => ['na_fila', 'em_andamento', 'interrompida'].includes(estado);
  for (let killed = 0; killed < kills; killed++) {
    const from = (await show()).lidos;
    // Killed at the same place three times, an import waits for a user: each time some of it is done.
    while ((await show()).lidos <= from && isOpen(await show())) await setTimeout(STEP_MS);
    await kill(serverOf(subject, killed), killed);
  }
  let run = await show();
  while (isOpen(run)) {
    if (run.estado === 'interrompida') await insist(admin, `POST /api/importacoes/${id}/start`);
    await setTimeout(LONGEST_MS);
    run = await show();
  }
  writers.acknowledged += run.novos;
  if (run.estado !== 'concluida' || run.lidos !== notices || run.novos !== notices)
    writers.note(`the import ended as ${run.estado}: ${run.lidos} read and ${run.novos} new of ${notices}`);
  // The list may lack the last notices of an import for a moment.
  const deadline = performance.now() + LIST_MS;
  let added = (await count()) - before;
  while (added !== notices && performance.now() < deadline) {
    await setTimeout(STEP_MS);
    added = (await count()) - before;
  }
  if (added < notices) writers.lost += notices - added;
  if (added !== notices) writers.note(`${added} notices of ${notices} are there`);
}

export const killsUnderWrites: Fault = {
  name: 'kill',
  title: () => 'kill −9 under writes',
  run: async (engine, extent) => {
    const tries = triesOf(extent, 2, 100);
    const subject = await engine.shared();
    return underLoad(subject, extent, async (writers, prober) => {
      await whileWriting(writers, { tries, writes: WRITES }, (tried) => kill(serverOf(subject, tried), tried));
      return writers.outcome(tries, prober.stop());
    });
  },
};

export const killsUnderImport: Fault = {
  name: 'killImport',
  title: () => 'kill −9 under an import',
  isLong: true,
  run: async (engine, extent) => {
    const tries = triesOf(extent, 1, 10);
    const subject = await engine.shared();
    return underLoad(subject, extent, async (writers, prober) => {
      await killImport(subject, writers, tries, extent.isShort ? NOTICES_SHORT : NOTICES);
      return writers.outcome(tries, prober.stop());
    });
  },
};
