// The proxy of the set: HAProxy with TLS, by deploy/haproxy/haproxy.cfg.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { Program } from './program.ts';

/** Debian's program, or the first on the path; undefined if there is none. */
export function findHaproxy(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return globSync(folders.map((folder) => join(folder, 'haproxy')))[0];
}

/** @throws if this machine has none */
export function assertHaproxy(): string {
  const found = findHaproxy();
  if (!found) throw new Error('HAProxy was not found. Debian and Ubuntu: apt-get install haproxy');
  return found;
}

/** Starts the proxy before `servers`. @param certificate a PEM file with certificate and key */
export async function startProxy(
  dir: string,
  port: number,
  servers: string[],
  certificate: string,
): Promise<{ url: string; program: Program }> {
  const program = new Program(assertHaproxy(), ['-db', '-f', join(root, 'deploy/haproxy/haproxy.cfg')], {
    ...{ cwd: dir, log: join(dir, 'logs', 'proxy.log'), lastSignal: 'SIGTERM', saysTwice: true },
    env: {
      PROXY_BIND: `127.0.0.1:${port}`,
      PROXY_CERTIFICATE: certificate,
      ...Object.fromEntries(servers.map((server, index) => [`SERVER_${index + 1}`, new URL(server).host])),
    },
  });
  const url = `https://localhost:${port}`;
  try {
    await program.until(() => isReady(url));
  } catch (error) {
    await program.end('SIGTERM');
    throw error;
  }
  return { url, program };
}

/** Whether a server behind the proxy is ready; the certificate may be self-made. */
function isReady(url: string): Promise<boolean> {
  const agent = new Agent({ rejectUnauthorized: false });
  return new Promise((resolve, reject) => {
    request(`${url}/readyz`, { agent }, (response) => resolve(response.resume().statusCode === 200))
      .on('error', reject)
      .end();
  });
}

/** A certificate of this machine for itself, kept in `dir`. @returns its PEM file */
export function makeCertificate(dir: string): string {
  const [file, key, certificate] = ['proxy.pem', 'proxy.key', 'proxy.crt'].map((name) => join(dir, name)) as [string, string, string];
  if (existsSync(file)) return file;
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = spawnSync('openssl', [...args.split(' '), ...names, '-keyout', key, '-out', certificate], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl: ${made.error?.message ?? made.stderr.trim()}`);
  writeFileSync(file, `${readFileSync(certificate, 'utf8')}${readFileSync(key, 'utf8')}`, { mode: 0o600 });
  return file;
}
