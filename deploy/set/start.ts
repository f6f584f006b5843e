// npm run set -- DIR: starts a set of many servers in the folder, and ends it with Ctrl-C.
import { parseArgs } from 'node:util';
import { freshenBundle } from '../../scripts/bundle.mjs';
import { type RunningSet, startSet } from './set.ts';

const usage = 'Usage: npm run set -- DIR [--servers 3] [--port 8443] [--certificate FILE.pem] [--no-standby]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      servers: { type: 'string', default: '3' },
      port: { type: 'string' },
      certificate: { type: 'string' },
      standby: { type: 'boolean', default: true },
    },
  });
  const [dir, ...more] = positionals;
  const servers = Number(values.servers);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (!dir || more.length > 0) throw new Error('One folder is needed: where everything is kept.');
  if (!Number.isInteger(servers) || servers < 1 || servers > 4) throw new Error('--servers: must be from 1 to 4.');
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) throw new Error('--port: must be from 1 to 65535.');
  return { dir, servers, standby: values.standby, ...(port && { port }), ...(values.certificate && { certificate: values.certificate }) };
}

function argumentsOrUsage() {
  try {
    return readArguments();
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
}

const options = argumentsOrUsage();
await freshenBundle();
const stopping = new AbortController();
const starting = startSet({ ...options, signal: stopping.signal });
/** One at a time, in the order of the signals; first the start. */
let turn: Promise<void> = starting.then(showAll, fail);

process.on('SIGINT', stop).on('SIGTERM', stop);
on('SIGHUP', async (set) => {
  await set.restartServers();
  show(set);
});
on('SIGUSR2', async (set) => {
  await set.promote();
  console.log('The standby has taken the place of the primary, which becomes its standby now.');
  await set.rejoin();
  show(set);
});

/** Also during the start, where a signal would otherwise leave behind what has been started. */
function on(signal: NodeJS.Signals, work: (set: RunningSet) => Promise<void>): void {
  process.on(signal, () => {
    turn = turn.then(() => starting.then(work)).catch((error) => console.error(textOf(error)));
  });
}

async function stop(): Promise<void> {
  if (stopping.signal.aborted) return;
  console.log('Stopping…');
  stopping.abort();
  await turn;
  await starting.then((set) => set.stop());
  process.exit(0);
}

function fail(error: unknown): never {
  // What was being started has been ended, as was asked.
  if (stopping.signal.aborted) process.exit(0);
  console.error(textOf(error));
  process.exit(1);
}

function textOf(error: unknown): unknown {
  return error instanceof Error ? error.message : error;
}

function show(set: RunningSet): void {
  console.log(`Certame: ${set.url}`);
  for (const { url, pid } of set.servers) console.log(`  server      ${url}  (process ${pid})`);
  console.log(`  PostgreSQL  127.0.0.1:${set.primary.port}  (process ${set.primary.pid})`);
  if (set.standby.isRunning) console.log(`  standby     127.0.0.1:${set.standby.port}  (process ${set.standby.pid})`);
}

function showAll(set: RunningSet): void {
  show(set);
  const { pid } = process;
  console.log(`Logs are in ${options.dir}/logs. Ctrl-C or kill -TERM ${pid} stops everything.`);
  console.log(`kill -HUP ${pid} restarts the servers one by one; kill -USR2 ${pid} lets the standby take the primary's place.`);
  const files = `--env-file-if-exists=${options.dir}/.env --env-file=${options.dir}/server.env`;
  console.log(`The first account: node_modules/.bin/node ${files} src/app/server/commands/cli.ts admin E-MAIL`);
}
