// npm start ends here.
import './start/quickLoading.ts';

const [{ openProduct }, { startServer }] = await Promise.all([import('./app.ts'), import('./start/startServer.ts')]);
await startServer(openProduct);
