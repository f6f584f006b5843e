// Hostile files as documents of a notice, which the server downloads and reads.
import { setTimeout } from 'node:timers/promises';
import { testFiles } from '#features/editais/server/testFiles.ts';
import { documentRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { noticePage } from '../bench/notices.ts';
import { type Client, insist } from './client.ts';
import type { Extent } from './fault.ts';
import { documentFiles, pictureFiles, recordFiles } from './hostileFiles.ts';
import type { Writers } from './writers.ts';

const LOOK_EVERY_MS = 200;
/** Reading one may take a minute. */
const LONGEST_MS = 120_000;
/** The control number of the first notice of the page. */
const NOTICE = '10000000000000-1-000001/2026';
const names = ['bomb.xlsx', 'lyingBomb.xlsx', 'laughs.xlsx', 'outOfFolder.xlsx', 'manyParts.xlsx', 'cutOff.xlsx', 'empty.json'];
/** Tried in the short form: one that ends its reader, and the next one. */
const quick = ['manyCodes.pdf', 'action.pdf'];
const all: Record<string, () => Buffer> = {
  ...documentFiles,
  ...pictureFiles,
  ...Object.fromEntries(names.map((name) => [name, recordFiles[name] as () => Buffer])),
};

async function importAll(client: Client, name: string, content: string): Promise<void> {
  const { id } = (await insist(client, `POST /api/importacoes?arquivo=${name}`, Buffer.from(content))).body;
  await insist(client, `POST /api/importacoes/${id}/start`);
  while ((await insist(client, `GET /api/importacoes/${id}`)).body.estado !== 'concluida') await setTimeout(LOOK_EVERY_MS);
}

async function newestNotice(client: Client): Promise<number> {
  return (await insist(client, 'GET /api/licitacoes?sort=id&perPage=1')).body.licitacoes[0].id;
}

/** A notice with a document for each name. @returns its id */
async function addNotice(client: Client, url: string, files: readonly string[]): Promise<number> {
  const before = await newestNotice(client);
  await importAll(client, 'avisos.json', [...noticePage({ notices: 1 })].join(''));
  const documents = files.map((name, at) =>
    documentRecord({
      numeroControlePNCPCompra: NOTICE,
      sequencialDocumento: at + 1,
      titulo: name,
      url: `${url}/${name}`,
      uri: `${url}/${name}`,
    }),
  );
  await importAll(client, 'documentos.json', JSON.stringify(documents));
  let newest = before;
  while (newest === before) {
    await setTimeout(LOOK_EVERY_MS);
    newest = await newestNotice(client);
  }
  return newest;
}

/** Adds the notice. @returns what has the server download and read its files, and says how many there are */
export async function documentsOf(client: Client, { isShort }: Extent): Promise<(writers: Writers) => Promise<number>> {
  const service = await testFiles();
  const tried = Object.entries(all).filter(([name]) => !isShort || quick.includes(name));
  for (const [name, make] of tried) service.files.set(`/${name}`, make());
  const titles = tried.map(([name]) => name);
  const notice = await addNotice(client, service.url, titles);
  const list = async () => (await insist(client, `GET /api/editais/licitacoes/${notice}`)).body.editais as Record<string, unknown>[];
  return async (writers) => {
    const found = await list();
    for (const { documento_id } of found) {
      await insist(client, `POST /api/editais/documentos/${documento_id}/download`);
      const until = performance.now() + LONGEST_MS;
      let edital = found[0];
      do {
        await setTimeout(LOOK_EVERY_MS);
        edital = (await list()).find((one) => one.documento_id === documento_id);
      } while (edital?.state === 'queued' && performance.now() < until);
      // One that cannot be downloaded is tried again later.
      const isOver = edital?.state !== 'queued' || edital.reason !== null;
      if (edital?.fileName === 'manyCodes.pdf' && !edital.reason) writers.note('the document that ends its reader was read');
      if (edital?.fileName === 'action.pdf' && edital.pages !== 1) writers.note('the document after it was not read');
      if (!isOver) writers.note(`the document ${edital?.fileName} was not read within two minutes`);
    }
    if (found.length !== tried.length) writers.note(`the notice has ${found.length} documents`);
    await service.close();
    return found.length;
  };
}
