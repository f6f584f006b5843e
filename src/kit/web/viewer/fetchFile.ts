// Fetches files by signed URLs, which need no session.

import { currentLanguage } from '../locale/language.ts';
import { atPrefix } from '../pathPrefix.ts';
import { CallFailed, Unreachable } from '../request/failures.ts';

/** Longer texts are truncated: a page of many megabytes would freeze. */
export const shownBytes = 500_000;

/** @throws {CallFailed | Unreachable} */
async function ask(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(atPrefix(url), { signal, headers: { 'accept-language': currentLanguage() } }).catch((error: unknown) => {
    throw signal.aborted ? error : new Unreachable(error);
  });
  if (!response.ok) throw await CallFailed.from(response);
  return response;
}

/** Checks that a file is available, without reading it. @throws {CallFailed | Unreachable} */
export async function assertFileExists(url: string, signal: AbortSignal): Promise<true> {
  const { body } = await ask(url, signal);
  await body?.cancel();
  return true;
}

/** The beginning of a text file, decoded with the server's charset. @throws {CallFailed | Unreachable} */
export async function fetchText(url: string, signal: AbortSignal): Promise<{ text: string; isCut: boolean }> {
  const { body, headers } = await ask(url, signal);
  const charset = /charset=([\w-]+)/.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8';
  const decoder = new TextDecoder(charset);
  let text = '';
  let room = shownBytes;
  const reader = body?.getReader();
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done || !value) return { text: text + decoder.decode(), isCut: false };
    // An incomplete character at the end is dropped.
    text += decoder.decode(value.subarray(0, room), { stream: true });
    if (value.byteLength > room) {
      await reader?.cancel();
      return { text, isCut: true };
    }
    room -= value.byteLength;
  }
}
