import type { FastifyRequest } from 'fastify';
import { cutText } from '#kit/cutText.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { isCommand } from '#kit/server/http/caller.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import type { Seals } from '#kit/server/secrets/seals.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import type { AuditKind, Device } from '../contract.ts';
import { chainBeforeCommit } from './chain/append.ts';
import type {} from './tables.ts';

export type RecordOptions = {
  /** An account's name; undefined if it does not exist. */
  nameOf(db: Queries, userId: number): Promise<string | undefined>;
  /** Chains what is recorded. */
  seals: Seals;
  /** The actor of entries without a request: the server, unless a command works on the data itself. */
  actor?: typeof SYSTEM | typeof COMMAND;
  /** Called after the commit, when the log has new events. */
  onRecorded(): void;
};

/** The actors' names for the server itself, and for commands on its machine. */
const SYSTEM = 'system';
const COMMAND = 'command';
/** Clients choose the length of these texts, so they are cut. */
const MOST_NAME = 200;
const MOST_AGENT = 300;
/** Keys of secrets, which are never stored. */
const secretKey = /password|senha|token|secret|cookie|recoverycodes?$|^(code|hash|link)$/i;

/** Creates the function that adds events to the log. */
export function makeRecord({ nameOf, seals, onRecorded, actor: without = SYSTEM }: RecordOptions): RecordAuditEntry<AuditKind> {
  return async (db, request, { kind, actor, subject, details = {} }) => {
    const who = actor ?? (request ? await findActor(db, request, nameOf) : { id: null, name: without });
    // Commands come from the machine itself, through the server or not.
    const from = request?.caller && isCommand(request.caller) ? null : request;
    const event = {
      actor_name: cutText(who.name, MOST_NAME),
      subject_name: cutText(subject?.name ?? '', MOST_NAME),
      address: from?.ip ?? '',
    };
    const { id } = await db
      .insertInto('audit_events')
      .values({
        ...event,
        at: new Date().toISOString(),
        kind,
        actor_id: who.id,
        subject_type: subject?.type ?? '',
        subject_id: subject?.id ?? null,
        user_agent: cutText(from?.headers['user-agent'] ?? '', MOST_AGENT),
        device: deviceOf(from?.headers['user-agent'] ?? ''),
        details: JSON.stringify(details, (key, value) => (secretKey.test(key) ? undefined : value)) as never,
        // Without a session, the actor is known by the given address only.
        busca: buscaOf(event.actor_name, event.subject_name, event.address, typeof details.email === 'string' ? details.email : ''),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    chainBeforeCommit(db, seals, id);
    afterCommit(db, onRecorded);
  };
}

/** The device type by the user agent. Android tablets omit "mobile"; Apple's often claim to be computers. */
function deviceOf(userAgent: string): Device {
  if (/ipad|tablet|android(?!.*mobi)/i.test(userAgent)) return 'tablet';
  return /mobi|iphone/i.test(userAgent) ? 'mobile' : 'desktop';
}

async function findActor(
  db: Queries,
  request: FastifyRequest,
  nameOf: RecordOptions['nameOf'],
): Promise<{ id: number | null; name: string }> {
  if (!request.caller) return { id: null, name: '' };
  const { id } = request.caller;
  const name = await nameOf(db, id);
  return name === undefined ? { id: null, name: COMMAND } : { id, name };
}
