import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetEarly, readEarly, startEarly, takeData, takeEarly } from './earlyCalls.ts';

afterEach(() => {
  forgetEarly();
  vi.unstubAllGlobals();
});

/** A network that answers each call with its address and token. */
function answerCalls(status = 200): string[] {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(address);
    return new Response(`${address} ${headers.authorization}`, { status });
  });
  return sent;
}

describe('a call that was started early', () => {
  it('is answered once, in any order of its parameters', async () => {
    const sent = answerCalls();
    startEarly('/api/a?x=1&y=2', 'pt', Promise.resolve('token'));
    const answer = await takeEarly('/api/a?y=2&x=1', 'pt', 'token');
    expect(await answer?.text()).toBe('/api/a?x=1&y=2 Bearer token');
    expect(await takeEarly('/api/a?y=2&x=1', 'pt', 'token')).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  it('is sent again where its token could not be had', async () => {
    startEarly('/api/a', 'pt', Promise.reject(new TypeError('no network')));
    expect(await takeEarly('/api/a', 'pt', 'token')).toBeUndefined();
  });

  it('is not taken for another account, language or address', async () => {
    answerCalls();
    startEarly('/api/a', 'pt', Promise.resolve('token'));
    expect(await takeEarly('/api/a', 'en', 'token')).toBeUndefined();
    expect(await takeEarly('/api/b', 'pt', 'token')).toBeUndefined();
    expect(await takeEarly('/api/a', 'pt', 'other')).toBeUndefined();
  });

  it('is sent again if it failed, or the account signed out', async () => {
    answerCalls(503);
    startEarly('/api/a', 'pt', Promise.resolve('token'));
    expect(await takeEarly('/api/a', 'pt', 'token')).toBeUndefined();
    answerCalls();
    startEarly('/api/a', 'pt', Promise.resolve('token'));
    forgetEarly();
    expect(await takeEarly('/api/a', 'pt', 'token')).toBeUndefined();
  });

  it('has its data for the first rendering once they were read, for the same account', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ rows: 3 }));
    startEarly('/api/a', 'pt', Promise.resolve('token'));
    await readEarly(Promise.resolve('other'), 1000);
    expect(takeData('/api/a', 'pt')).toBeUndefined();
    await readEarly(Promise.resolve('token'), 1000);
    expect(takeData('/api/a', 'pt')).toMatchObject({ data: { rows: 3 } });
    expect(takeData('/api/a', 'pt')).toBeUndefined();
    expect(await takeEarly('/api/a', 'pt', 'token')).toBeUndefined();
  });

  it('leaves nothing to the next account', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ rows: 3 }));
    startEarly('/api/a', 'pt', Promise.resolve('token'));
    await readEarly(Promise.resolve('token'), 1000);
    forgetEarly();
    expect(takeData('/api/a', 'pt')).toBeUndefined();
  });

  it('is not waited for longer than asked, nor is the renewal of the session', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    startEarly('/api/a', 'pt', Promise.resolve('token'));
    await readEarly(Promise.resolve('token'), 1);
    await readEarly(new Promise(() => {}), 1);
    expect(takeData('/api/a', 'pt')).toBeUndefined();
  });

  it('is not sent without a session', async () => {
    const sent = answerCalls();
    startEarly('/api/a', 'pt', Promise.resolve(undefined));
    expect(await takeEarly('/api/a', 'pt', undefined)).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('ends with the query that waits for it', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    startEarly('/api/a', 'pt', Promise.resolve('token'));
    const query = new AbortController();
    const taken = takeEarly('/api/a', 'pt', 'token', query.signal);
    query.abort(new Error('given up'));
    await expect(taken).rejects.toThrow('given up');
  });
});
