import type { FastifyRequest } from 'fastify';
import { cutText } from '#kit/cutText.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import type { AuditKind, Device } from '../contract.ts';
import type {} from './tables.ts';

export type RecordOptions = {
  /** What an account is called; undefined where there is none. */
  nameOf(db: Queries, userId: number): Promise<string | undefined>;
  /** Hears that the log has grown, once that stands. */
  onRecorded(): void;
};

/** Under which a command of this machine is known. */
const SYSTEM = 'system';
/** Names and addresses of browsers are as long as their senders like. */
const MOST_NAME = 200;
const MOST_AGENT = 300;
/** What never stands in the log, whoever hands it over. */
const secretKey = /password|senha|token|secret|cookie|recoverycodes?$|^(code|hash|link)$/i;

/** Adds to the log. */
export function makeRecord({ nameOf, onRecorded }: RecordOptions): RecordAuditEntry<AuditKind> {
  return async (db, request, { kind, actor, subject, details = {} }) => {
    const who = actor ?? (await findActor(db, request, nameOf));
    const event = {
      actor_name: cutText(who.name, MOST_NAME),
      subject_name: cutText(subject?.name ?? '', MOST_NAME),
      address: request?.ip ?? '',
    };
    await db
      .insertInto('audit_events')
      .values({
        ...event,
        at: new Date().toISOString(),
        kind,
        actor_id: who.id,
        subject_type: subject?.type ?? '',
        subject_id: subject?.id ?? null,
        user_agent: cutText(request?.headers['user-agent'] ?? '', MOST_AGENT),
        device: deviceOf(request?.headers['user-agent'] ?? ''),
        details: JSON.stringify(details, (key, value) => (secretKey.test(key) ? undefined : value)) as never,
        // Whoever does not sign in is known by the address they gave alone.
        busca: buscaOf(event.actor_name, event.subject_name, event.address, typeof details.email === 'string' ? details.email : ''),
      })
      .execute();
    afterCommit(db, onRecorded);
  };
}

/** What kind of device a browser says it is on. Tablets with Android leave out that they are mobile; those of Apple often say they are computers. */
function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|android(?!.*mobi)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone/i.test(userAgent) ? 'mobile' : 'desktop';
}

async function findActor(
  db: Queries,
  request: FastifyRequest | null,
  nameOf: RecordOptions['nameOf'],
): Promise<{ id: number | null; name: string }> {
  if (!request) return { id: null, name: SYSTEM };
  if (!request.caller) return { id: null, name: '' };
  const { id } = request.caller;
  const name = await nameOf(db, id);
  // Commands of this machine call without an account.
  return name === undefined ? { id: null, name: SYSTEM } : { id, name };
}
