// Event streams as a browser opens them, for tests.
import { presenceTopic } from '#features/chat/contract.ts';
import { type Call, moment } from '#kit/server/testing/testServer.ts';

export type Account = { email: string; password: string };

/** Signs in on the server at `url`. @returns the headers of authenticated requests */
export async function signIn(url: string, account: Account): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/jwt/login`, { method: 'POST', headers, body: JSON.stringify(account) });
  return { authorization: `Bearer ${((await response.json()) as { accessToken: string }).accessToken}` };
}

/** Signs in and opens an event stream. */
export async function openStream(url: string, account: Account) {
  return openStreamWith(url, await signIn(url, account));
}

/** Opens an event stream with these headers. */
export async function openStreamWith(url: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/api/events`, { headers });
  if (response.status !== 200) throw new Error(await response.text());
  let text = '';
  const opened = Promise.withResolvers<void>();
  const ended = (async () => {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      opened.resolve();
    }
  })();
  ended.catch(() => {});
  await opened.promise;
  const received = () => [...text.matchAll(/event: changed\ndata: (.*)\n\n/g)].map(([, data]) => JSON.parse(data ?? '').topic as string);
  return {
    response,
    ended,
    /** Waits for the end, which must come before the first heartbeat: a comment, as the first bytes of a stream are. */
    endsImmediately: async () => {
      await ended;
      if (text.match(/^:$/gm)?.length !== 1) throw new Error('The stream ended only after a heartbeat.');
    },
    /** The received topics, except changes of presence, which are sent to all users at their own pace. */
    topics: () => received().filter((topic) => topic !== presenceTopic),
    /** Waits until the topic was received so many times. */
    receives: async (topic: string, times = 1) => {
      while (received().filter((one) => one === topic).length < times) await moment();
    },
  };
}

/** Marks all notifications of the account as read, which publishes `notifications` to its streams. */
export async function markAllRead(url: string, account: Account): Promise<void> {
  const headers = { ...(await signIn(url, account)), 'content-type': 'application/json' };
  await fetch(`${url}/api/notifications`, { method: 'PUT', headers, body: '{"isRead":true}' });
}

/** Sends a file as this admin and starts its import. @returns the id of the run */
export async function startImport(admin: Call, content: unknown): Promise<number> {
  const bytes = Buffer.from(JSON.stringify(content));
  const { id } = (await admin('POST /api/importacoes?arquivo=um.json', bytes, { 'content-type': 'application/octet-stream' })).json();
  await admin(`POST /api/importacoes/${id}/start`);
  return id;
}
