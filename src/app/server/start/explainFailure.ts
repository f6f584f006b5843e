// The message when a process fails: one line if the operator can fix the cause, otherwise the whole error.
import { CopyFault } from '#kit/server/database/copy/store.ts';
import { SchemaTooNew } from '#kit/server/database/migrate.ts';
import { UnusableDatabase } from '#kit/server/database/ownership.ts';
import { urlsOf } from '#kit/server/database/postgres/connectionUrls.ts';
import { FolderLocked } from '#kit/server/database/sqlite/folderLock.ts';
import { ObjectFault, UnusableObjectStore } from '#kit/server/files/objectFault.ts';
import { UnreadableSecret } from '#kit/server/secrets/cipher.ts';
import { SecretKeyMissing } from '#kit/server/secrets/secretKeys.ts';
import { ServerProblem } from '../commands/callServer.ts';
import { type Config, ConfigError } from './config.ts';

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'host'>;
/** What Node, SQLite and the PostgreSQL driver put on their errors. */
type SystemError = Error & { code?: string; syscall?: string; hostname?: string; errcode?: number; severity?: string };

const unreachableCodes = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET', '57P03'];
const fileCodes = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'];
/** Error codes of SQLite: I/O error, read-only, damaged, full, cannot be opened, no database. */
const unusableFile = [8, 10, 11, 13, 14, 26];

/** Their messages say what the operator can do. */
const knownFaults = [
  ...[ConfigError, CopyFault, FolderLocked, SchemaTooNew, SecretKeyMissing, ServerProblem, UnreadableSecret],
  ...[ObjectFault, UnusableDatabase, UnusableObjectStore],
];

/** @returns one line if the operator can fix the cause, otherwise the error itself */
export function explainFailure(error: unknown, where?: Where): unknown {
  if (knownFaults.some((kind) => error instanceof kind)) return (error as Error).message;
  // A full disk and an unreachable database or object store are wrapped for users; the operator needs the cause.
  if ((error as Error).cause instanceof ObjectFault) return ((error as Error).cause as ObjectFault).message;
  const { code = '', syscall, hostname, errcode = 0, severity, message } = ((error as Error).cause ?? error) as SystemError;
  // The error itself would repeat the password.
  if (code === 'ERR_INVALID_URL') return 'DATABASE_URL is not a valid URL. Write special characters of the password as %xx.';
  if (syscall === 'listen' || (hostname !== undefined && hostname === where?.host))
    return `The server cannot listen: ${message}. Set PORT or HOST.`;
  if (where?.databaseUrl && (unreachableCodes.includes(code) || severity === 'FATAL')) {
    // Without the password in the URL. If a host name has several addresses, the message is empty.
    const hosts = urlsOf(where.databaseUrl)
      .map((url) => new URL(url).host)
      .join(' and ');
    return `The database at ${hosts} cannot be used: ${message || code}.`;
  }
  if (where && syscall === 'mkdir' && (code === 'EEXIST' || code === 'ENOTDIR'))
    return `DATA_DIR must name a folder: ${where.dataDir} ${code === 'EEXIST' ? 'is a file' : 'lies in a file'}.`;
  if (where && (fileCodes.includes(code) || unusableFile.includes(errcode & 0xff)))
    return `The data folder ${where.dataDir} cannot be used: ${message}.`;
  return error;
}
