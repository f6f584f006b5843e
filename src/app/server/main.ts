// npm start ends here.
import './start/quickLoading.ts';
import { startSearchWorker } from './search/searchWorker.ts';

const search = startSearchWorker();
const { openToListen, startServer } = await import('./serving.ts');
await startServer((config) => openToListen(config, undefined, undefined, search));
