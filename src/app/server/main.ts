// npm start ends here.
import './start/quickLoading.ts';
import { startSearchWorker } from './search/searchWorker.ts';

const search = startSearchWorker();
const [{ openToListen }, { startServer }] = await Promise.all([import('./app.ts'), import('./start/startServer.ts')]);
await startServer((config) => openToListen(config, undefined, undefined, search));
