// What `main.ts` loads, as one module, so that the build can make one file of it (`scripts/bundleServer.mjs`).
export { openToListen } from './app.ts';
export { startServer } from './start/startServer.ts';
