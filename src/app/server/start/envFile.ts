import { existsSync } from 'node:fs';

/** Reads `.env` of the working folder where there is one; what the environment itself says comes first. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}
