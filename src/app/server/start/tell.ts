// What is said when a process cannot do its work: one's own words where the cause lies outside the program, all there is where not.

import { SchemaTooNew } from '#kit/server/database/migrate.ts';
import { UnusableDatabase } from '#kit/server/database/ownership.ts';
import { FolderLocked } from '#kit/server/database/sqlite/folderLock.ts';
import { ToldProblem } from '../commands/askServer.ts';
import { type Config, ConfigError } from './config.ts';

type Where = Pick<Config, 'dataDir' | 'databaseUrl' | 'host'>;
/** What Node, SQLite and the PostgreSQL driver put on their errors. */
type SystemError = Error & { code?: string; syscall?: string; hostname?: string; errcode?: number; severity?: string };

const outOfReach = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'];
const notOurs = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'];
/** SQLite: failed to read or write, read-only, damaged, full, cannot be opened, no database. */
const unusableFile = [8, 10, 11, 13, 14, 26];

/** @returns a line where whoever started the process can mend the cause, else the error itself */
export function tell(error: unknown, where?: Where): unknown {
  if ([ConfigError, FolderLocked, SchemaTooNew, ToldProblem, UnusableDatabase].some((kind) => error instanceof kind))
    return (error as Error).message;
  // A full disk and a database that is away come as problems for users; their cause is what the operator needs.
  const { code = '', syscall, hostname, errcode = 0, severity, message } = ((error as Error).cause ?? error) as SystemError;
  // The error itself would repeat the password.
  if (code === 'ERR_INVALID_URL') return 'DATABASE_URL is no valid address. Write special characters of the password as %xx.';
  if (syscall === 'listen' || (hostname !== undefined && hostname === where?.host))
    return `The server cannot listen: ${message}. PORT and HOST choose another place.`;
  if (where?.databaseUrl && (outOfReach.includes(code) || severity === 'FATAL')) {
    // Without the password that the address holds. Where a name has several addresses, the message is empty.
    return `The database at ${new URL(where.databaseUrl).host} cannot be used: ${message || code}.`;
  }
  if (where && syscall === 'mkdir' && (code === 'EEXIST' || code === 'ENOTDIR'))
    return `DATA_DIR must name a folder: ${where.dataDir} ${code === 'EEXIST' ? 'is a file' : 'lies in a file'}.`;
  if (where && (notOurs.includes(code) || unusableFile.includes(errcode & 0xff)))
    return `The data folder ${where.dataDir} cannot be used: ${message}.`;
  return error;
}
