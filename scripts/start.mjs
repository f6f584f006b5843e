// npm start: a fresh bundle, then the server in this very process, so that a signal sent to npm reaches the server.
import { freshenBundle } from './bundle.mjs';

await freshenBundle();
await import(new URL('../src/app/server/main.ts', import.meta.url).href);
