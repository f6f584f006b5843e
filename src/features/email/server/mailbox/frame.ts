// A message as a page for an iframe: without scripts, and without remote content unless the user asks for it.
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { notFound } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import { cleanedDigest } from '#kit/server/html/cleanHtml.ts';
import { escapeHtml } from '#kit/server/html/escapeHtml.ts';
import { HtmlRefused } from '#kit/server/html/limits.ts';
import type { FileAddresses } from '#kit/server/images/addresses.ts';
import type { EmailMessagesTable } from '../tables.ts';
import { paths } from './paths.ts';
import { messagesOf } from './queries.ts';

type FrameRequest = {
  params: { id: string };
  query: { until: string; key: string; signature: string; account: string; session: string; images: boolean; dark: boolean };
};
type FrameOptions = { database: Database; cleaner: Pick<HtmlCleaner, 'cleanStored'>; addresses: Pick<FileAddresses, 'readerOf'> };
type StoredMessage = Pick<Selectable<EmailMessagesTable>, 'id' | 'from_user_id' | 'html' | 'cleaned' | 'updated_at'>;

/** Handles `email.frame`. */
export function readFrame(options: FrameOptions) {
  const { database, addresses } = options;
  return async (
    { params: { id }, query }: FrameRequest,
    { request, response }: { request: FastifyRequest; response: FastifyReply },
  ): Promise<Buffer> => {
    const reader = /^\d{1,15}$/.test(id) ? await addresses.readerOf(paths.frame, { id, ...query }) : null;
    const message =
      reader &&
      (await database.read
        .selectFrom('email_messages')
        .select(['id', 'from_user_id', 'html', 'cleaned', 'updated_at', 'subject'])
        .where('id', '=', Number(id))
        .where('id', 'in', messagesOf(database.read, reader.account))
        .executeTakeFirst());
    if (!message) return notFound();
    const clean = await cleanIfNeeded(options, message, request.log);
    response.headers({
      'content-security-policy': contentSecurityPolicy(query.images),
      'referrer-policy': 'no-referrer',
    });
    return Buffer.from(renderFrame(clean, message.subject, query));
  };
}

/**
 * Messages are sanitized when written. They are sanitized and stored again if the rules have changed since, or if something else changed
 * the HTML.
 */
async function cleanIfNeeded({ database, cleaner }: FrameOptions, message: StoredMessage, log: FastifyBaseLogger): Promise<string> {
  const { html } = message;
  if (message.cleaned === cleanedDigest(html)) return html;
  try {
    const clean = await cleaner.cleanStored(message.from_user_id ?? 0, html);
    // If it cannot be stored, for example because the disk is full, it can still be read.
    await storeClean(database, message, clean).catch((error) => log.error(error));
    return clean;
  } catch (error) {
    // As plain source, without formatting.
    if (error instanceof HtmlRefused) return `<pre>${escapeHtml(html)}</pre>`;
    throw error;
  }
}

async function storeClean(database: Database, { id, updated_at }: StoredMessage, clean: string): Promise<void> {
  await database.write((db) =>
    db
      .updateTable('email_messages')
      .set({ html: clean, cleaned: cleanedDigest(clean) })
      .where('id', '=', id)
      // A draft may have been saved in the meantime.
      .where('updated_at', '=', updated_at)
      .execute(),
  );
}

/** Our page may measure its height because it has the same origin; scripts never run in it. */
function contentSecurityPolicy(images: boolean): string {
  return [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src data: 'self'${images ? ' https: http:' : ''}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ');
}

/** Builds the HTML document. */
function renderFrame(clean: string, title: string, { images, dark }: { images: boolean; dark: boolean }): string {
  const message = images ? clean : withoutRemoteImages(clean);
  // Explicit colours were chosen for a white background.
  const skin = dark && !/\s(style="[^"]*color|bgcolor="|color=")/.test(clean) ? 'dark' : 'light';
  return `<!doctype html>
<html data-skin="${skin}"${dark ? ' data-around="dark"' : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title><style>${css}</style></head><body dir="auto">${message}</body></html>`;
}

/** A transparent pixel instead of a remote image. */
const EMPTY_GIF = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Keeps the space of the images where their size is given. @param clean sanitized HTML */
function withoutRemoteImages(clean: string): string {
  return clean.replace(/<img\s[^>]*>/g, (tag) => tag.replace(/\ssrc="https?:[^"]*"/, ` src="${EMPTY_GIF}" data-left-out`));
}

const css = `
:root { color-scheme: light; --text: #162328; --faint: #52636a; --line: #d3dcdf; --link: #0b6472; --paper: transparent; }
:root[data-skin=dark] { color-scheme: dark; --text: #dfe7ea; --faint: #a3b1b7; --line: #3c4a51; --link: #6cc5d4; }
:root[data-skin=light][data-around=dark] { --paper: #fff; }
html { background: var(--paper); }
:root[data-around=dark][data-skin=light] body { padding: 16px; }
body {
  margin: 0; color: var(--text); overflow-x: auto; overflow-wrap: break-word;
  font: 15px/1.55 'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, Arial, sans-serif;
}
p, blockquote, ul, ol { margin: 0; }
body > * + *, blockquote > * + * { margin-block-start: 8px; }
p:empty::before { content: '\\a0'; }
:is(h1, h2, h3, h4, h5, h6) { line-height: 1.3; margin-block: 0; }
h1 { font-size: 1.5em; } h2 { font-size: 1.25em; } h3 { font-size: 1.1em; }
body > :first-child { margin-block-start: 0; } body > :last-child { margin-block-end: 0; }
a { color: var(--link); }
blockquote { padding-inline-start: 12px; border-inline-start: 3px solid var(--line); color: var(--faint); }
img { max-width: 100%; height: auto; }
img[data-left-out] { min-width: 24px; min-height: 24px; height: revert-layer; border: 1px dashed var(--line); border-radius: 4px; box-sizing: border-box; }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; }
pre { overflow-x: auto; padding: 12px; border: 1px solid var(--line); border-radius: 6px; }
code, pre { font-family: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace; font-size: .9em; }
hr { border: 0; border-block-start: 1px solid var(--line); margin-block: 1em; }
ul, ol { padding-inline-start: 24px; }
`;
