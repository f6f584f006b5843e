// Uploads and imports a file in tests.
import { moment } from '#kit/server/testing/testServer.ts';

type Call = (route: string, body?: unknown, headers?: Record<string, string>) => Promise<{ statusCode: number; body: string }>;

/** Fields of an import that tests use. */
type Importacao = { id: number; tipo: string; estado: string; [count: string]: unknown };

/**
 * Uploads a file with an account that may, starts the import and waits for its end.
 * @param vinculo control number of the notice that the records belong to, when they do not name one
 * @throws the server's answer when the import does not succeed
 */
export async function importFile(call: Call, content: string | Buffer | object, vinculo = ''): Promise<Importacao> {
  const bytes = Buffer.from(typeof content === 'string' || Buffer.isBuffer(content) ? (content as string) : JSON.stringify(content));
  const query = new URLSearchParams({ arquivo: 'arquivo.json', vinculo });
  const { id } = await answered(call(`POST /api/importacoes?${query}`, bytes, { 'content-type': 'application/octet-stream' }), 201);
  await answered(call(`POST /api/importacoes/${id}/start`), 200);
  while (true) {
    const run = await answered(call(`GET /api/importacoes/${id}`), 200);
    if (run.estado === 'concluida') return run;
    if (!['na_fila', 'em_andamento'].includes(run.estado)) throw new Error(`The file was not imported: ${JSON.stringify(run)}`);
    await moment();
  }
}

async function answered(request: ReturnType<Call>, expected: number): Promise<Importacao> {
  const { statusCode, body } = await request;
  if (statusCode !== expected) throw new Error(`The file was refused: ${body}`);
  return JSON.parse(body);
}
