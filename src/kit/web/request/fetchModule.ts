import { Unreachable } from './failures.ts';
import { connectionLost, probeConnection } from './serverState.ts';

/**
 * Fetches a module of the application.
 * @throws {Unreachable} without a connection. The browser's own error would have the router reload the page, and there would be none.
 */
export async function fetchModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    await probeConnection();
    throw connectionLost.isUp() ? new Unreachable(error) : error;
  }
}
