// npm start ends here.
import { startServer } from './start/startServer.ts';

await startServer();
