import { Unreachable } from './failures.ts';
import { connectionLost, probeConnection } from './serverState.ts';

/**
 * Fetches a module of the application.
 * @throws {Unreachable} without a connection. On the browser's own error the router would reload the page, which cannot be loaded.
 */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await probeConnection();
    throw connectionLost.isUp() ? new Unreachable(error) : error;
  }
}
