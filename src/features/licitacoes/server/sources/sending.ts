// How tests send a file in and see what becomes of it.
import type { ProblemBody } from '#kit/errors.ts';

type Call = (route: string, body?: unknown, headers?: Record<string, string>) => Promise<{ statusCode: number; body: string }>;

/** What tests look at of an import. */
type Importacao = { id: number; tipo: string; estado: string; [count: string]: unknown };

type Sent = { importacao: Importacao; problem?: undefined } | { importacao?: undefined; problem: ProblemBody };

/**
 * Sends it as an account that may, starts it and waits for its end.
 * @param compra control number of the notice that the records belong to, where they do not say
 */
export async function sendFile(call: Call, content: string | Buffer | object, compra = ''): Promise<Sent> {
  const bytes = Buffer.from(typeof content === 'string' || Buffer.isBuffer(content) ? (content as string) : JSON.stringify(content));
  const query = new URLSearchParams({ arquivo: 'arquivo.json', compra });
  const received = await call(`POST /api/importacoes?${query}`, bytes, { 'content-type': 'application/octet-stream' });
  if (received.statusCode !== 201) return { problem: JSON.parse(received.body) };
  const { id } = JSON.parse(received.body);
  const started = await call(`POST /api/importacoes/${id}/start`);
  if (started.statusCode !== 200) return { problem: JSON.parse(started.body) };
  while (true) {
    const importacao: Importacao = JSON.parse((await call(`GET /api/importacoes/${id}`)).body);
    if (!['na_fila', 'em_andamento'].includes(importacao.estado)) return { importacao };
  }
}

/** The same for a file that must be taken in to its end. */
export async function importFile(call: Call, content: string | Buffer | object, compra?: string): Promise<Importacao> {
  const { importacao, problem } = await sendFile(call, content, compra);
  if (importacao?.estado !== 'concluida') throw new Error(`The file was not imported: ${JSON.stringify(problem ?? importacao)}`);
  return importacao;
}
