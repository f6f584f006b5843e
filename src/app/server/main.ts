// npm start ends here.
import { startServer } from './startServer.ts';

await startServer();
