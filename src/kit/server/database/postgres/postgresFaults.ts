// Classifies errors of PostgreSQL and its driver: temporary ones, which a client may retry, and others.
import { type LocalizedText, Problem, Unavailable } from '#kit/errors.ts';

/**
 * lost: the connection is gone, or could not be opened; what ran on it may or may not have been committed.
 * busy: the connection is still good, but the database refused or stopped the work (lock, time limit, no free connection).
 */
export type FaultKind = 'lost' | 'busy';

const lostCodes = new Set([
  ...['57P01', '57P02', '57P03', '57P05', '25P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
]);
/** The driver's own errors have no code. After `Query read timeout` a response may still arrive, so that connection is closed too. */
const lostMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;
/** Stopped by a time limit, waited too long for a lock, deadlock, serialization failure, read-only (a standby), out of memory. */
const busyCodes = new Set(['57014', '55P03', '40P01', '40001', '25006', '53200', '53400']);

export function faultKindOf(error: unknown): FaultKind | undefined {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (lostCodes.has(code) || code.startsWith('08') || (!code && lostMessages.test(message))) return 'lost';
  // The pool's message when all its connections are in use.
  if (busyCodes.has(code) || message === 'timeout exceeded when trying to connect') return 'busy';
  return undefined;
}

/** @returns the problem to respond with if the database is at fault, with the error as its cause; else the error itself */
export function toDatabaseProblem(error: unknown): unknown {
  // disk_full
  if ((error as { code?: string }).code === '53100') return Object.assign(new Problem('insufficient-storage'), { cause: error });
  const kind = faultKindOf(error);
  return kind ? new Unavailable(RETRY_AFTER, texts[kind], error) : error;
}

/** In seconds: a restarted PostgreSQL answers again within one or two. */
const RETRY_AFTER = 2;

const texts: Record<FaultKind, LocalizedText> = {
  lost: {
    pt: 'O banco de dados não está respondendo. Tente de novo em alguns segundos.',
    en: 'The database is not responding. Try again in a few seconds.',
    fr: 'La base de données ne répond pas. Réessayez dans quelques secondes.',
    de: 'Die Datenbank antwortet nicht. Versuchen Sie es in einigen Sekunden erneut.',
  },
  busy: {
    pt: 'O banco de dados está ocupado. Tente de novo em alguns segundos.',
    en: 'The database is busy. Try again in a few seconds.',
    fr: 'La base de données est occupée. Réessayez dans quelques secondes.',
    de: 'Die Datenbank ist ausgelastet. Versuchen Sie es in einigen Sekunden erneut.',
  },
};

/** For a request that has waited too long for a connection. */
export function tooBusy(): Unavailable {
  return new Unavailable(RETRY_AFTER, texts.busy, new Error('No database connection became free in time.'));
}
