// The configuration, read from the environment (and a `.env` file) and checked before anything starts.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { SessionLimits } from '#features/auth/server/sessions/limits.ts';
import type { ObjectPlace } from '#kit/server/files/objectStore.ts';
import { readObjectPlace } from './objectPlace.ts';

export type Config = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** PostgreSQL standbys that calls which change nothing read; null: none. */
  databaseReadUrl: string | null;
  /** Maximum number of PostgreSQL connections. */
  databaseConnections: number;
  /** The object store of files; null: they are in DATA_DIR, or in the database on PostgreSQL. */
  objectPlace: ObjectPlace | null;
  /** Maximum size of an uploaded file in bytes, also after unpacking. */
  uploadMax: number;
  /** Bytes of the disk under DATA_DIR that uploads, and writes of accounts, leave free. */
  diskFree: number;
  /** The folder of scheduled backups; null: there are none. */
  backupDir: string | null;
  backupEveryHours: number;
  /** How many scheduled backups are kept. */
  backupKeep: number;
  /** The quotas of accounts, in percent of the defaults. */
  quotaPercent: number;
  /** The limits for heavy reads of accounts, in percent of the defaults. */
  readLimitPercent: number;
  appName: string;
  /** The label of what the API calls DNS. */
  dnsLabel: string;
  /** The publisher's prefix of OCDS process ids. */
  ocidPrefix: string;
  /** Demo data and accounts; unless public, the accounts can sign in from this machine only. */
  demo: 'off' | 'local' | 'public';
  /** Whether DEMO is set; otherwise it depends on where the server listens. */
  isDemoSet: boolean;
  logLevel: (typeof logLevels)[number];
  /** Who may register; null: users on this machine, others by invitation. */
  registration: (typeof registrations)[number] | null;
  /** Maximum number of accounts registered from one network. */
  registrationsPerHour: number;
  /** When sessions end by themselves. */
  sessionLimits: SessionLimits;
  /** The mail server (smtp://user:password@host:port); null: mail stays in the outbox and in the log. */
  smtpUrl: string | null;
  /** Mail and its password may cross the network unencrypted; never needed for a mail server on this machine. */
  isMailClear: boolean;
  /** The sender of mail. */
  mailFrom: string;
  /** The start of links in mails, without a slash at the end; null: the host of a local request, or where the server listens. */
  publicUrl: string | null;
  /** The path of the public URL, below which everything is: `/certame`; empty at the root of a host name. */
  pathPrefix: string;
  /** Sources may be on this machine or in its network, and without https: for tests only. */
  areSourcesLocal: boolean;
  /** How many times faster the clock of sources runs since a moment; null: it is the usual one. For tests only. */
  sourcesClock: { speed: number; since: number } | null;
  /** IP addresses of proxies whose forwarding headers are trusted; false: none. */
  trustProxy: string[] | false;
  /** The secrets that all keys are derived from, the newest first; empty: keys are random and stored in the database. */
  secretKeys: string[];
  /** What scrapers of `/metrics` have to send; null: they must be on this machine. */
  metricsToken: string | null;
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const registrations = ['open', 'invite', 'closed'] as const;
const MEBIBYTE = 2 ** 20;

/** Whether this host is reachable from this machine only. */
function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}

/** Whether other machines reach the server: it listens to them, or the configuration names a proxy or a public URL. */
export function isReachable({ host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  const isForOthers = publicUrl !== null && URL.canParse(publicUrl) && !isLoopback(new URL(publicUrl).hostname);
  return !isLoopback(host) || isForOthers || trustProxy !== false;
}

/** The URL of the server from this machine; empty for a random port. */
export function addressHere({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (port === 0) return '';
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`;
}

const demoModes = { true: 'local', false: 'off', public: 'public' } as const;

/** All faults of the configuration, one per line. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(faults.join('\n'));
  }
}

/**
 * @param env as `process.env`; empty values count as missing
 * @throws {ConfigError}
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = [];
  const given = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const oneOf = <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
    const value = given(name, fallback);
    if (!choices.includes(value as T)) faults.push(`${name}=${value}: must be one of ${choices.join(', ')}.`);
    return value as T;
  };

  const whole = (name: string, fallback: number, min: number, max: number): number => {
    const value = Number(given(name, String(fallback)));
    if (!Number.isInteger(value) || value < min || value > max)
      faults.push(`${name}=${env[name]}: must be a whole number from ${min} to ${max}.`);
    return value;
  };

  const port = whole('PORT', 3000, 0, 65_535);
  const databaseUrl = given('DATABASE_URL', '') || null;
  // The value may hold a password, so it is not repeated.
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    faults.push('DATABASE_URL: must begin with postgres://. Leave it empty to use SQLite in DATA_DIR.');
  else if (databaseUrl && /^postgres(ql)?:\/\/\/*$/.test(databaseUrl))
    faults.push('DATABASE_URL: names no database. Write postgres://user:password@host:5432/database.');
  const databaseReadUrl = given('DATABASE_READ_URL', '') || null;
  if (databaseReadUrl && !/^postgres(ql)?:\/\/./.test(databaseReadUrl)) faults.push('DATABASE_READ_URL: must begin with postgres://.');
  if (databaseReadUrl && !databaseUrl) faults.push('DATABASE_READ_URL: names a standby of DATABASE_URL, which is missing.');
  const host = given('HOST', '127.0.0.1');
  const smtpUrl = given('SMTP_URL', '') || null;
  // May hold a password too.
  if (smtpUrl && !(/^smtps?:\/\/./.test(smtpUrl) && URL.canParse(smtpUrl)))
    faults.push('SMTP_URL: must be an address that begins with smtp:// or smtps://.');
  const publicUrl = given('PUBLIC_URL', '').replace(/\/+$/, '') || null;
  if (publicUrl && !(/^https?:\/\//.test(publicUrl) && URL.canParse(publicUrl)))
    faults.push(`PUBLIC_URL=${publicUrl}: must be an address that begins with https:// or http://.`);
  const pathPrefix = readPrefix(publicUrl, faults);
  const ocidPrefix = given('OCID_PREFIX', 'ocds-000000');
  if (!/^ocds-[a-z0-9]{6}$/.test(ocidPrefix))
    faults.push(`OCID_PREFIX=${ocidPrefix}: must be ocds- and six letters or digits, as the Open Contracting Partnership assigns them.`);
  const registration = given('REGISTRATION', '');
  const trustProxy = readTrust(given('TRUST_PROXY', ''), faults);
  const isOpenToOthers = isReachable({ host, publicUrl, trustProxy });
  const config: Config = {
    host,
    port,
    dataDir: resolve(given('DATA_DIR', 'data')),
    databaseUrl,
    databaseReadUrl,
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 1, 1000),
    objectPlace: readObjectPlace((name) => given(name, ''), faults),
    uploadMax: whole('UPLOAD_MAX_MB', 4096, 1, 1_000_000) * MEBIBYTE,
    diskFree: whole('DISK_FREE_MB', 512, 0, 1_000_000_000) * MEBIBYTE,
    backupDir: given('BACKUP_DIR', '') ? resolve(given('BACKUP_DIR', '')) : null,
    backupEveryHours: whole('BACKUP_EVERY_HOURS', 24, 1, 8760),
    backupKeep: whole('BACKUP_KEEP', 14, 1, 100_000),
    quotaPercent: whole('QUOTA_PERCENT', 100, 1, 100_000),
    readLimitPercent: whole('READ_LIMIT_PERCENT', 100, 1, 100_000),
    appName: given('APP_NAME', 'Certame'),
    dnsLabel: given('DNS_LABEL', 'DNS'),
    ocidPrefix,
    demo: demoModes[oneOf('DEMO', ['true', 'false', 'public'], isOpenToOthers ? 'false' : 'true')],
    isDemoSet: given('DEMO', '') !== '',
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    registration: registration ? oneOf('REGISTRATION', registrations, 'invite') : null,
    registrationsPerHour: whole('REGISTRATIONS_PER_HOUR', 60, 1, 1_000_000),
    sessionLimits: {
      idleHours: whole('SESSION_IDLE_HOURS', 720, 1, 87_600),
      maxHours: given('SESSION_MAX_HOURS', '') ? whole('SESSION_MAX_HOURS', 0, 1, 87_600) : null,
    },
    smtpUrl,
    isMailClear: oneOf('SMTP_CLEARTEXT', ['true', 'false'], 'false') === 'true' || isLoopback(URL.parse(smtpUrl ?? '')?.hostname ?? ''),
    mailFrom: given('MAIL_FROM', 'Certame <certame@localhost>'),
    publicUrl,
    pathPrefix,
    areSourcesLocal: oneOf('SOURCES_LOCAL', ['true', 'false'], 'false') === 'true',
    sourcesClock: readClock(given('SOURCES_CLOCK', ''), faults),
    trustProxy,
    secretKeys: readSecrets(given('SECRET_KEY', ''), given('SECRET_KEY_PREVIOUS', ''), isOpenToOthers, faults),
    metricsToken: readToken(given('METRICS_TOKEN', ''), faults),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** `https://example.org/certame` → `/certame`. */
function readPrefix(publicUrl: string | null, faults: string[]): string {
  const url = publicUrl === null ? null : URL.parse(publicUrl);
  if (!url || url.pathname === '/') return '';
  if (!/^(\/\w[\w.~-]*)+$/.test(url.pathname) || publicUrl?.replace(/^\w+:\/\/[^/]*/, '') !== url.pathname)
    faults.push(`PUBLIC_URL=${publicUrl}: its path may have letters, digits and - . _ ~ only, and nothing may follow it.`);
  return url.pathname;
}

/** `60 2026-11-24T13:00:00Z`: sixty times faster since then. */
function readClock(text: string, faults: string[]): Config['sourcesClock'] {
  if (text === '') return null;
  const [speed, since] = [Number(text.split(' ')[0]), Date.parse(text.split(' ')[1] ?? '')];
  if (speed >= 1 && !Number.isNaN(since)) return { speed, since };
  faults.push(`SOURCES_CLOCK: “${text}” is not a speed and a moment, such as “60 2026-11-24T13:00:00Z”.`);
  return null;
}

/** `10.0.0.1, 192.168.0.0/16` → both. */
function readTrust(text: string, faults: string[]): Config['trustProxy'] {
  if (text === '') return false;
  const addresses = text.split(',').map((address) => address.trim());
  for (const address of addresses)
    if (!isNetwork(address)) faults.push(`TRUST_PROXY=${address}: must be addresses such as 10.0.0.1 or 10.0.0.0/8.`);
  return addresses;
}

/** `10.0.0.1` or `10.0.0.0/8`; a prefix of 0, which would trust every address, is refused. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || address.includes('%') || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

/** Characters that a header may carry as a bearer token. */
const bearer = /^[\w.~+/=-]+$/;

function readToken(token: string, faults: string[]): string | null {
  // The value is a secret, so it is not repeated.
  if (token !== '' && (token.length < MIN_SECRET_LENGTH || !bearer.test(token)))
    faults.push(`METRICS_TOKEN: must be ${MIN_SECRET_LENGTH} characters or more, of letters, digits and - . _ ~ + / =.`);
  return token || null;
}

/** In characters. */
const MIN_SECRET_LENGTH = 32;
/** Words that occur in examples. */
const wellKnown = /secret|password|senha|change|default|example|certame/i;

function readSecrets(current: string, previous: string, isPublic: boolean, faults: string[]): string[] {
  if (previous !== '' && current === '') faults.push('SECRET_KEY_PREVIOUS: is the previous value of SECRET_KEY, so it needs SECRET_KEY.');
  const secrets = [current, ...previous.split(',')].map((secret) => secret.trim()).filter(Boolean);
  for (const secret of secrets) {
    const isWeak = secret.length < MIN_SECRET_LENGTH || wellKnown.test(secret) || new Set(secret).size < MIN_SECRET_LENGTH / 4;
    // The value is a secret, so it is not repeated.
    if (isWeak && isPublic)
      faults.push(`SECRET_KEY: must be ${MIN_SECRET_LENGTH} random characters or more on a server that other machines reach.`);
  }
  return secrets;
}
