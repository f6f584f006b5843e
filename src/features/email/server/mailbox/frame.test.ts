import { describe, expect, test } from 'vitest';
import { cleanedDigest, cleanHtml } from '#kit/server/html/cleanHtml.ts';
import { refusingWrites } from '#kit/server/testing/testRefusedWrites.ts';
import { hostileHtml } from '#kit/testHostileHtml.ts';
import type {} from '../tables.ts';
import { png, shown, testWriting } from '../writing/testWriting.ts';

const { server, people, begin } = testWriting();

describe('the frame of a message', () => {
  const frameOf = async (message: string) => {
    const draft = await begin({ subject: '</title><script>hit()</script>', message });
    const { frame, hasRemoteImages } = await shown(people.ana.call, draft.id);
    return { frame, hasRemoteImages, open: (more = '') => server.call(`GET ${frame}${more}`) };
  };

  test('shows a message without scripts, to our own pages only', async () => {
    const { open, frame } = await frameOf('<p>Olá</p>');
    const page = await open();
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<p>Olá</p>');
    expect(page.body).not.toContain('<script');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain('sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox');
    expect(policy).not.toContain('allow-scripts');
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect((await server.call(`GET ${frame.replace(/frames\/\d+/, 'frames/999999')}`)).statusCode).toBe(404);
    expect((await server.call(`GET ${frame.replace(/frames\/\d+/, 'frames/x')}`)).statusCode).toBe(404);
  });

  test('loads remote images on request only, and keeps their space', async () => {
    const { open, hasRemoteImages } = await frameOf(
      '<img src="https://elsewhere.invalid/a.png" alt="Selo" width="40" height="30"><p>x</p>',
    );
    expect(hasRemoteImages).toBe(true);
    const without = (await open()).body;
    expect(without).not.toContain('elsewhere.invalid');
    expect(without).toMatch(/<img src="data:image\/gif[^>]*data-left-out alt="Selo" width="40" height="30"/);
    const withThem = await open('&images=true');
    expect(withThem.body).toContain('https://elsewhere.invalid/a.png');
    expect(withThem.headers['content-security-policy']).toContain("img-src data: 'self' https: http:");
    expect((await frameOf(`<img src="data:image/png;base64,${png.toString('base64')}">`)).hasRemoteImages).toBe(false);
  });

  test('sanitizes stored HTML again when it is opened', async () => {
    const { open, frame } = await frameOf('<p>a</p>');
    const id = Number(/frames\/(\d+)/.exec(frame)?.[1]);
    for (const [what, html] of Object.entries(hostileHtml)) {
      await server.database.write((db) => db.updateTable('email_messages').set({ html }).where('id', '=', id).execute());
      const { body } = await open();
      const marks = body.slice(body.indexOf('<body')).replace(/="[^"]*"/g, '');
      expect(marks, what).not.toMatch(/<(script|svg|math|style|iframe|object|embed|form|link|meta|base|template)\b|<[^>]*\son[a-z]/i);
      expect(body.match(/\s(src|srcset|background|poster|data|style)="[^"]*elsewhere/), what).toBeNull();
      expect(body, what).toContain(cleanHtml(html).split('<img')[0]);
    }
  });

  test('stores the sanitized HTML until the rules change', async () => {
    const { open, frame } = await frameOf('<p>a</p>');
    const id = Number(/frames\/(\d+)/.exec(frame)?.[1]);
    const set = (columns: { html?: string; cleaned?: string }) =>
      server.database.write((db) => db.updateTable('email_messages').set(columns).where('id', '=', id).execute());
    const kept = () =>
      server.database.read.selectFrom('email_messages').select(['html', 'cleaned']).where('id', '=', id).executeTakeFirstOrThrow();
    const first = await kept();
    expect(first).toEqual({ html: '<p>a</p>', cleaned: cleanedDigest('<p>a</p>') });
    // As sanitized by an older version with laxer rules.
    await set({ html: '<p onclick="x()">b</p>', cleaned: first.cleaned.replace(/^[^.]+/, 'before') });
    expect((await open()).body).toContain('<p>b</p>');
    expect(await kept()).toEqual({ html: '<p>b</p>', cleaned: cleanedDigest('<p>b</p>') });
    const heavy = '<b>'.repeat(150_000);
    await set({ html: heavy, cleaned: cleanedDigest(heavy) });
    expect((await open()).body).toContain(heavy);
  });

  test('shows the message even if nothing can be written', async () => {
    const { open, frame } = await frameOf('<p>a</p>');
    const id = Number(/frames\/(\d+)/.exec(frame)?.[1]);
    await server.database.write((db) =>
      db.updateTable('email_messages').set({ html: '<p onclick="x()">b</p>', cleaned: '' }).where('id', '=', id).execute(),
    );
    await refusingWrites(server.database, 'email_messages', async () => expect((await open()).body).toContain('<p>b</p>'));
  });
});
