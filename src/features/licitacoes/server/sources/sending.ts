// How tests send a file of notices in.

type Call = (route: string, body?: unknown, headers?: Record<string, string>) => Promise<{ body: string }>;

/** Sends it as an account that may, and answers with the last line of what came back: the report, or a problem. */
export async function sendFile(call: Call, content: string | Buffer | object) {
  const bytes = Buffer.from(typeof content === 'string' || Buffer.isBuffer(content) ? (content as string) : JSON.stringify(content));
  const answer = await call('POST /api/importacoes?arquivo=arquivo.json', bytes, { 'content-type': 'application/octet-stream' });
  return JSON.parse(answer.body.trim().split('\n').at(-1) ?? '{}');
}
