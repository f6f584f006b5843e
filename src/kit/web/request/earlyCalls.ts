// Calls that the page starts while the code of the application is still being fetched. The application takes their answers instead of
// sending the same calls again.

/** By `callKey`: the answer, and the token that the call was sent with. */
type EarlyCalls = Map<string, { answer: Promise<Response>; sentAt: number }>;

declare global {
  var earlyCalls: EarlyCalls | undefined;
}

/** An answer that nothing has asked for until then is out of date. */
const longest = 20_000;

/** The headers of every call. */
export function callHeaders(language: string, token: string | undefined): Record<string, string> {
  return {
    accept: 'application/json, text/*;q=0.9',
    'accept-language': language,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

/** Starts a call early. `address`: its path with its query. */
export function startEarly(address: string, language: string, token: Promise<string | undefined>): void {
  globalThis.earlyCalls ??= new Map();
  const answer = token.then((known) => {
    if (!known) throw new Error('There is no session.');
    return fetch(address, { headers: callHeaders(language, known) });
  });
  answer.catch(() => {});
  globalThis.earlyCalls.set(callKey(address, language), { answer, sentAt: performance.now() });
}

/** The answer of a call that was started early; undefined if it was not, or has failed. It can be taken once. */
export async function takeEarly(address: string, language: string): Promise<Response | undefined> {
  const key = callKey(address, language);
  const early = globalThis.earlyCalls?.get(key);
  if (!early) return undefined;
  globalThis.earlyCalls?.delete(key);
  if (performance.now() - early.sentAt > longest) return undefined;
  return early.answer.catch(() => undefined);
}

/** The same for every order of the parameters. */
function callKey(address: string, language: string): string {
  const [path = '', query = ''] = address.split('?', 2);
  const search = new URLSearchParams(query);
  search.sort();
  return `${language} ${path}?${search}`;
}
