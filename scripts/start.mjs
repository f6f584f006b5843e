// npm start: builds the bundle if needed, then runs the server in this process, so that a signal sent to npm reaches it.
import { freshenBundle } from './bundle.mjs';

await freshenBundle();
await import(new URL('../src/app/server/main.ts', import.meta.url).href);
