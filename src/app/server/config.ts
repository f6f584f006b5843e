// What the environment (and a `.env` file) says, checked before anything starts.
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
  /** How many bytes of the disk under DATA_DIR such files leave free. */
  diskFree: number;
  appName: string;
  /** Demonstration data and accounts; these sign in from this machine only, unless public. */
  demo: 'off' | 'local' | 'public';
  logLevel: (typeof logLevels)[number];
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MEBIBYTE = 2 ** 20;
const loopback = ['127.0.0.1', '::1', 'localhost'];
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
  const host = given('HOST', '127.0.0.1');
  const config: Config = {
    host,
    port,
    dataDir: resolve(given('DATA_DIR', 'data')),
    databaseUrl,
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 1, 1000),
    uploadMax: whole('UPLOAD_MAX_MB', 4096, 1, 1_000_000) * MEBIBYTE,
    diskFree: whole('DISK_FREE_MB', 512, 0, 1_000_000_000) * MEBIBYTE,
    appName: given('APP_NAME', 'Certame'),
    demo: demoModes[oneOf('DEMO', ['true', 'false', 'public'], loopback.includes(host) ? 'true' : 'false')],
    logLevel: oneOf('LOG_LEVEL', logLevels, 'info'),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}
