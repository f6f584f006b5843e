import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authorizeWith } from '#kit/web/request/request.ts';
import type { Draft, SentDraft } from '../../../entities.ts';
import { DraftAutosave } from './draftAutosave.ts';

const empty: SentDraft = { to: [], cc: [], bcc: [], subject: '', message: '' };
type Asked = { method: string; address: string; body: SentDraft & { key?: string; savedAt?: string } };

/** A server with one draft, which it sanitizes. Replies are lost, delayed or refused as a test needs. */
class Server {
  readonly asked: Asked[] = [];
  draft: Draft | undefined;
  key: string | undefined;
  lose = 0;
  hold: Promise<void> | undefined;
  isGone = false;
  readonly refusals: Response[] = [];

  readonly answer = async (address: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    // Checks whether the server responds after a failed call: no call for the draft.
    if (address === '/healthz') return new Response();
    const content = body ? JSON.parse(String(body)) : undefined;
    this.asked.push({ method, address, body: content });
    const response = this.#answerTo(method, content);
    await this.hold;
    if (this.lose === 0) return response;
    this.lose -= 1;
    throw new TypeError('the network is away');
  };

  save(content: SentDraft): Draft {
    const { to, cc, bcc, subject } = content;
    const at = (this.draft ? Date.parse(this.draft.savedAt) : Date.parse('2027-05-17T12:00:00Z')) + 1000;
    const kept = { to, cc, bcc, subject, message: cleaned(content.message) };
    this.draft = { ...kept, id: 7, attachments: [], inReplyTo: null, savedAt: new Date(at).toISOString(), sendAt: null };
    return this.draft;
  }

  #answerTo(method: string, content: Asked['body']): Response {
    if (this.isGone) return Response.json({}, { status: 404 });
    const refusal = this.refusals.shift();
    if (refusal) return refusal;
    const { draft } = this;
    if (method === 'GET') return Response.json(draft);
    if (method === 'POST') {
      if (!draft || content.key !== this.key) this.save(content);
      this.key = content.key;
      return Response.json(this.draft, { status: 201 });
    }
    const isSame = draft?.subject === content.subject && draft.message === cleaned(content.message);
    if (!isSame && content.savedAt !== draft?.savedAt) return Response.json({}, { status: 409 });
    return Response.json(isSame ? draft : this.save(content));
  }
}

const cleaned = (html: string) => html.replaceAll('<br>', '<br />');

let server: Server;
beforeEach(() => {
  vi.useFakeTimers();
  authorizeWith(async () => 'token');
  server = new Server();
  vi.stubGlobal('fetch', server.answer);
});
afterEach(() => {
  authorizeWith(async () => undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const callbacks = { created: () => {}, saved: () => {} };
const begin = (draft: Draft | SentDraft = empty) => new DraftAutosave(draft, callbacks);
const settled = () => vi.advanceTimersByTimeAsync(20_000);
const asked = () => server.asked.map(({ method, body }) => `${method} ${body?.message ?? ''}`);

it('saves nothing without a change', async () => {
  const draft = server.save({ ...empty, subject: 'Edital', message: '<p>a</p>' });
  const autosave = begin(draft);
  autosave.change({ message: '<p>a</p>', subject: 'Edital' });
  await settled();
  expect(await autosave.flush()).toBe(true);
  expect(server.asked).toEqual([]);
});

it('keeps what is typed while a save is running', async () => {
  const autosave = begin();
  autosave.change({ message: '<p>um</p>' });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.hold = promise;
  const kept = autosave.flush();
  autosave.change({ message: '<p>um dois</p>' });
  // Too large to be sent while the page unloads.
  expect(autosave.wouldLose).toBe(true);
  resolve();
  expect(await kept).toBe(true);
  expect(autosave.wouldLose).toBe(false);
  expect(server.draft?.message).toBe('<p>um dois</p>');
});

it('recognizes its own save after a lost reply', async () => {
  const autosave = begin(server.save({ ...empty, message: '<p>a</p>' }));
  server.lose = 1;
  autosave.change({ message: '<p>a<br>b</p>' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.state.saveState).toBe('failed');
  autosave.change({ message: '<p>a<br>b c</p>' });
  await settled();
  expect(autosave.state.saveState).toBe('saved');
  expect(server.draft?.message).toBe('<p>a<br />b c</p>');
  expect(asked()).toEqual(['PUT <p>a<br>b</p>', 'PUT <p>a<br>b</p>', 'PUT <p>a<br>b c</p>']);
});

it('retries a save that was refused by a timeout or a rate limit, not before the server allows', async () => {
  const autosave = begin(server.save({ ...empty, message: '<p>a</p>' }));
  const tooMany = { status: 429, headers: { 'retry-after': '30' } };
  server.refusals.push(Response.json({}, { status: 408 }), Response.json({}, tooMany));
  autosave.change({ message: '<p>b</p>' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(autosave.state.saveState).toBe('failed');
  await vi.advanceTimersByTimeAsync(5000);
  expect(server.asked).toHaveLength(2);
  autosave.change({ message: '<p>b c</p>' });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(server.asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(autosave.state.saveState).toBe('saved');
  expect(asked()).toEqual(['PUT <p>b</p>', 'PUT <p>b</p>', 'PUT <p>b c</p>']);
});

it('warns of text that is too large to be sent while the page unloads', () => {
  const autosave = begin(server.save(empty));
  autosave.change({ message: 'a'.repeat(40_000) });
  expect(autosave.wouldLose).toBe(false);
  autosave.change({ message: 'ã'.repeat(40_000) });
  expect(autosave.wouldLose).toBe(true);
});

it('creates one draft, also after a lost reply', async () => {
  const autosave = begin();
  server.lose = 1;
  autosave.change({ message: '<p>a</p>' });
  await vi.advanceTimersByTimeAsync(10);
  autosave.change({ message: '<p>a b</p>' });
  await settled();
  expect(new Set(server.asked.filter(({ method }) => method === 'POST').map(({ body }) => body.key)).size).toBe(1);
  expect(autosave.state).toMatchObject({ id: 7, saveState: 'saved' });
  expect(server.draft?.message).toBe('<p>a b</p>');
});

it('distinguishes another window’s save from its own', async () => {
  const autosave = begin(server.save({ ...empty, message: '<p>a</p>' }));
  server.save({ ...empty, message: '<p>other</p>' });
  autosave.change({ message: '<p>a b</p>' });
  await settled();
  expect(autosave.state).toMatchObject({ saveState: 'conflict', other: { message: '<p>other</p>' } });
  await autosave.keepOwn();
  expect(autosave.state.saveState).toBe('saved');
  expect(server.draft?.message).toBe('<p>a b</p>');
});

it('reports that the e-mail was sent, and saves nothing more', async () => {
  const autosave = begin({ ...server.save({ ...empty, message: '<p>a</p>' }), sendAt: '2027-05-18T11:00:00.000Z' });
  server.isGone = true;
  autosave.markGone();
  expect(autosave.state).toMatchObject({ saveState: 'gone', sendAt: null });
  autosave.change({ message: '<p>a b</p>' });
  await settled();
  expect(server.asked).toEqual([]);
});

it('ignores updates after it was sent or discarded', async () => {
  const autosave = begin(server.save({ ...empty, message: '<p>a</p>' }));
  autosave.stop();
  autosave.change({ to: [{ name: '', email: 'ana@a.example' }] });
  await settled();
  expect(server.asked).toEqual([]);
});
