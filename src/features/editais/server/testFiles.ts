// A server of files on this machine, and documents of a notice that name them.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '#kit/server/database/database.ts';

export type TestFiles = {
  url: string;
  /** Bytes, or what answers instead, by path. */
  files: Map<string, Uint8Array | ((response: ServerResponse) => void)>;
  asked: string[];
  close(): Promise<void>;
};

export async function testFiles(): Promise<TestFiles> {
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    played.asked.push(path);
    const found = played.files.get(path);
    if (typeof found === 'function') found(response);
    // PNCP never says what a file is.
    else if (found) response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(found);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const played: TestFiles = {
    ...{ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, files: new Map(), asked: [] },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return played;
}

/** Adds a document to a notice. @returns its id */
export async function addDocumento(database: Database, licitacao_id: number, url: string, titulo = 'Edital'): Promise<number> {
  return database.write(async (db) => {
    const { last } = await db
      .selectFrom('documentos')
      .select(({ fn }) => fn.max('sequencial').as('last'))
      .where('licitacao_id', '=', licitacao_id)
      .executeTakeFirstOrThrow();
    const row = { licitacao_id, sequencial: Number(last ?? 0) + 1, titulo, tipo: 'Edital', url, publicacao: null };
    const { id } = await db.insertInto('documentos').values(row).returning('id').executeTakeFirstOrThrow();
    return id;
  });
}
