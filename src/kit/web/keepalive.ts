// Changes outlive the page that made them: the browser sends them to the end, also when the page is left or reloaded meanwhile.

/** Browsers allow 64 KiB of bodies under way in all; headers and other scripts need some of it. */
export const LARGEST_TOTAL = 60_000;

/** Bytes of the bodies under way. */
let underWay = 0;

/** Sends a request that goes on after its page has gone, as long as browsers allow it; one that is too large for that ends with the page. */
export async function fetchBeyondPage(address: string, init: RequestInit): Promise<Response> {
  const size = typeof init.body === 'string' ? new TextEncoder().encode(init.body).length : 0;
  if (underWay + size > LARGEST_TOTAL) return fetch(address, init);
  underWay += size;
  try {
    return await fetch(address, { ...init, keepalive: true });
  } finally {
    underWay -= size;
  }
}
