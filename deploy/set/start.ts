// npm run set -- DIR: starts a set of many servers in the folder, and ends it with Ctrl-C.
import { parseArgs } from 'node:util';
import { freshenBundle } from '../../scripts/bundle.mjs';
import { startSet } from './set.ts';

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

try {
  const options = argumentsOrUsage();
  await freshenBundle();
  const starting = startSet(options);
  /** One at a time, in the order of the signals. */
  let turn = Promise.resolve();
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    console.log('Stopping…');
    const set = await starting.catch(() => undefined);
    await turn;
    await set?.stop();
    process.exit(0);
  };
  // Also what has been started only in part must end.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  const set = await starting;
  const show = () => {
    console.log(`Certame: ${set.url}`);
    for (const { url, pid } of set.servers) console.log(`  server      ${url}  (process ${pid})`);
    console.log(`  PostgreSQL  127.0.0.1:${set.primary.port}  (process ${set.primary.pid})`);
    if (set.standby.isRunning) console.log(`  standby     127.0.0.1:${set.standby.port}  (process ${set.standby.pid})`);
  };
  show();
  console.log(`Logs are in ${options.dir}/logs. Ctrl-C stops everything.`);
  console.log(
    `kill -HUP ${process.pid} restarts the servers one by one; kill -USR2 ${process.pid} lets the standby take the primary's place.`,
  );
  const on = (signal: NodeJS.Signals, work: () => Promise<void>) =>
    process.on(signal, () => {
      turn = turn.then(work).then(show, (error) => console.error(error instanceof Error ? error.message : error));
    });
  on('SIGHUP', set.restartServers);
  on('SIGUSR2', async () => {
    await set.promote();
    console.log('The standby has taken the place of the primary, which becomes its standby now.');
    await set.rejoin();
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
