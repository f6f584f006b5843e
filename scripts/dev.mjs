// npm run dev: the server, restarted when its sources change, behind Vite with hot reload.
import { createServer } from 'vite';
import { freePort } from './freePort.mjs';
import { onInterrupt, start } from './run.mjs';

const port = await freePort();
process.env.DEV_SERVER_URL = `http://127.0.0.1:${port}`;
start('node', ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
  env: { HOST: '127.0.0.1', PORT: String(port) },
});

const vite = await createServer();
onInterrupt(() => vite.close());
await vite.listen();
vite.printUrls();
