/** The longest wait for the browser's storage, which does not answer at all while it is being cleared. */
const PATIENCE_MS = 2000;

/** What is found in storage; undefined if it fails or does not answer in time, so that the server is asked. */
export function inTime<Found>(lookup: Promise<Found | undefined>): Promise<Found | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
  return Promise.race([lookup.catch(() => undefined), late]);
}
