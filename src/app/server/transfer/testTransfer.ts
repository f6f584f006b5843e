// Opens the product on data of any engine, for tests of copies.
import { hash } from 'node:crypto';
import { demoAdmin } from '#kit/server/testing/testServer.ts';
import { openProduct } from '../app.ts';
import { readConfig } from '../start/config.ts';
import type { Trust } from './manifest.ts';
import type { Place } from './places.ts';

/** Of an installation without SECRET_KEY. */
export const unsealed: Trust = { secretKeys: [], acceptsUnsealed: false };

/** The settings for a place. */
function configOf(place: Place, env: Record<string, string> = {}) {
  const where =
    place.engine === 'sqlite' ? { DATA_DIR: place.folder } : { DATA_DIR: `${process.env.TEST_FOLDER}/none`, DATABASE_URL: place.url };
  return readConfig({ LOG_LEVEL: 'silent', DATABASE_CONNECTIONS: '3', DEMO: 'true', ...where, ...env });
}

/** Opens the product, which does not listen. */
export function openAt(place: Place, env: Record<string, string> = {}) {
  return openProduct(configOf(place, env), null, {}, 'here');
}

/** Signs in, and returns the newest notices of the list, the attachments of all mails with their SHA-256, and whether the audit log is intact. */
export async function readAsUser({ app }: Awaited<ReturnType<typeof openAt>>) {
  const signedIn = await app.inject({ method: 'POST', url: '/jwt/login', payload: demoAdmin, headers: { host: 'localhost' } });
  const headers = { host: 'localhost', authorization: `Bearer ${signedIn.json().accessToken}` };
  const get = (url: string) => app.inject({ url, headers });
  const notices = (await get('/api/licitacoes')).json().licitacoes as { id: number; objeto: string }[];
  const { emails } = (await get('/apps/email/emails?folder=')).json() as Emails;
  const attachments: string[] = [];
  for (const { url, fileName } of emails.flatMap((mail) => mail.attachments)) {
    const { statusCode, rawPayload } = await get(url);
    attachments.push(`${fileName} ${statusCode} ${hash('sha256', rawPayload)}`);
  }
  const { isIntact } = (await get('/api/audit/integrity')).json() as { isIntact: boolean };
  return { isIntact, notices: notices.map(({ id, objeto }) => `${id} ${objeto}`), attachments };
}

type Emails = { emails: { attachments: { url: string; fileName: string }[] }[] };
