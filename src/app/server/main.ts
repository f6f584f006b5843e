// npm start ends here.
import { openProduct } from './app.ts';
import { startServer } from './start/startServer.ts';

await startServer(openProduct);
