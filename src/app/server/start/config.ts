// What the environment (and a `.env` file) says, checked before anything starts.
import { isIP } from 'node:net';
import { resolve } from 'node:path';

export type Config = {
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** How many connections to PostgreSQL are held at most. */
  databaseConnections: number;
  /** How large a file may be that users send, packed and unpacked, in bytes. */
  uploadMax: number;
  /** How many bytes of the disk under DATA_DIR such files, and what accounts write, leave free. */
  diskFree: number;
  /** What the quotas of accounts are multiplied by. */
  quotaPercent: number;
  appName: string;
  /** What readers see where the wire says DNS. */
  dnsLabel: string;
  /** Demonstration data and accounts; these sign in from this machine only, unless public. */
  demo: 'off' | 'local' | 'public';
  /** Whether the operator has said `demo`, and not left it to where the server listens. */
  isDemoSaid: boolean;
  logLevel: (typeof logLevels)[number];
  /** Who may register; null: anybody on this machine, others by invitation. */
  registration: (typeof registrations)[number] | null;
  /** Accounts that one network may make. */
  registrationsPerHour: number;
  /** Where mail is handed over (smtp://user:password@host:port); null: it stays in the outbox and in the log. */
  smtpUrl: string | null;
  /** Whom mail is from. */
  mailFrom: string;
  /** What links in mails begin with, without a slash at the end; null: the address that local requests name, or where the server listens. */
  publicUrl: string | null;
  /** Proxies whose word for where a request comes from is believed: their addresses; false: nobody's. */
  trustProxy: string[] | false;
  /** What all keys are derived from, the newest first; empty: they are made and kept in the data. */
  secretKeys: string[];
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const registrations = ['open', 'invite', 'closed'] as const;
const MEBIBYTE = 2 ** 20;

/** Whether who listens there is reached from this machine alone. */
function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}

/** Whether others than this machine reach the server: it listens to them, or what is said of a proxy tells that one stands in front. */
export function isReachable({ host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean {
  const isForOthers = publicUrl !== null && URL.canParse(publicUrl) && !isLoopback(new URL(publicUrl).hostname);
  return !isLoopback(host) || isForOthers || trustProxy !== false;
}

/** Where a server that listens there is reached from this machine; empty for a port that chance decides. */
export function addressHere({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (port === 0) return '';
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`;
}

const demoModes = { true: 'local', false: 'off', public: 'public' } as const;

/** Everything that is wrong with the environment, a line each. */
export class ConfigError extends Error {
  constructor(faults: string[]) {
    super(faults.join('\n'));
  }
}

/**
 * @param env names and values as `process.env` gives them; empty values count as not given
 * @throws {ConfigError}
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const faults: string[] = [];
  const given = (name: string, otherwise: string) => env[name]?.trim() || otherwise;
  const oneOf = <T extends string>(name: string, choices: readonly T[], otherwise: T): T => {
    const value = given(name, otherwise);
    if (!choices.includes(value as T)) faults.push(`${name}=${value}: must be one of ${choices.join(', ')}.`);
    return value as T;
  };

  const whole = (name: string, otherwise: number, least: number, most: number): number => {
    const value = Number(given(name, String(otherwise)));
    if (!Number.isInteger(value) || value < least || value > most)
      faults.push(`${name}=${env[name]}: must be a whole number from ${least} to ${most}.`);
    return value;
  };

  const port = whole('PORT', 3000, 0, 65_535);
  const databaseUrl = given('DATABASE_URL', '') || null;
  // The value may hold a password, so it is not repeated.
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    faults.push('DATABASE_URL: must begin with postgres://. Leave it empty to use SQLite in DATA_DIR.');
  else if (databaseUrl && /^postgres(ql)?:\/\/\/*$/.test(databaseUrl))
    faults.push('DATABASE_URL: names no database. Write postgres://user:password@host:5432/database.');
  const host = given('HOST', '127.0.0.1');
  const smtpUrl = given('SMTP_URL', '') || null;
  // Likewise.
  if (smtpUrl && !/^smtps?:\/\/./.test(smtpUrl)) faults.push('SMTP_URL: must begin with smtp:// or smtps://.');
  const publicUrl = given('PUBLIC_URL', '').replace(/\/+$/, '') || null;
  if (publicUrl && !(/^https?:\/\//.test(publicUrl) && URL.canParse(publicUrl)))
    faults.push(`PUBLIC_URL=${publicUrl}: must be an address that begins with https:// or http://.`);
  const registration = given('REGISTRATION', '');
  const trustProxy = readTrust(given('TRUST_PROXY', ''), faults);
  const isOpenToOthers = isReachable({ host, publicUrl, trustProxy });
  const config: Config = {
    host,
    port,
    dataDir: resolve(given('DATA_DIR', 'data')),
    databaseUrl,
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 1, 1000),
    uploadMax: whole('UPLOAD_MAX_MB', 4096, 1, 1_000_000) * MEBIBYTE,
    diskFree: whole('DISK_FREE_MB', 512, 0, 1_000_000_000) * MEBIBYTE,
    quotaPercent: whole('QUOTA_PERCENT', 100, 1, 100_000),
    appName: given('APP_NAME', 'Certame'),
    dnsLabel: given('DNS_LABEL', 'DNS'),
    demo: demoModes[oneOf('DEMO', ['true', 'false', 'public'], isOpenToOthers ? 'false' : 'true')],
    isDemoSaid: given('DEMO', '') !== '',
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
    registration: registration ? oneOf('REGISTRATION', registrations, 'invite') : null,
    registrationsPerHour: whole('REGISTRATIONS_PER_HOUR', 60, 1, 1_000_000),
    smtpUrl,
    mailFrom: given('MAIL_FROM', 'Certame <certame@localhost>'),
    publicUrl,
    trustProxy,
    secretKeys: readSecrets(given('SECRET_KEY', ''), given('SECRET_KEY_PREVIOUS', ''), isOpenToOthers, faults),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** `10.0.0.1, 192.168.0.0/16` → these. */
function readTrust(text: string, faults: string[]): Config['trustProxy'] {
  if (text === '') return false;
  const addresses = text.split(',').map((address) => address.trim());
  for (const address of addresses)
    if (!isNetwork(address)) faults.push(`TRUST_PROXY=${address}: must be addresses such as 10.0.0.1 or 10.0.0.0/8.`);
  return addresses;
}

/** `10.0.0.1`, or `10.0.0.0/8`; everybody's word is believed nowhere. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || address.includes('%') || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

/** Bytes that a key has, or more. */
const LEAST_SECRET = 32;
/** Words that stand in instructions everywhere. */
const wellKnown = /secret|password|senha|change|default|example|certame/i;

function readSecrets(current: string, previous: string, isPublic: boolean, faults: string[]): string[] {
  if (previous !== '' && current === '') faults.push('SECRET_KEY_PREVIOUS: says what SECRET_KEY was before, so it needs SECRET_KEY.');
  const secrets = [current, ...previous.split(',')].map((secret) => secret.trim()).filter(Boolean);
  for (const secret of secrets) {
    const isWeak = secret.length < LEAST_SECRET || wellKnown.test(secret) || new Set(secret).size < LEAST_SECRET / 4;
    // The value is a secret, so it is not repeated.
    if (isWeak && isPublic)
      faults.push(`SECRET_KEY: must be ${LEAST_SECRET} characters drawn by chance, or more, on a server that others reach.`);
  }
  return secrets;
}
