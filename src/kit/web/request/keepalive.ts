// Changes outlive the page that made them: the browser sends them to the end, also when the page is left or reloaded meanwhile.

/** Browsers allow 64 KiB of bodies under way in all; headers and other scripts need some of it. */
const LARGEST_TOTAL = 60_000;

/** Bytes of the bodies under way. */
let underWay = 0;

/** Whether browsers would send this body to the end after its page has gone, beside what is under way. */
export function fitsKeepalive(body: string): boolean {
  return underWay + bytesOf(body) <= LARGEST_TOTAL;
}

/** Sends a request that goes on after its page has gone, as long as browsers allow it; one that is too large for that ends with the page. */
export async function fetchKeepalive(address: string, init: RequestInit): Promise<Response> {
  const body = typeof init.body === 'string' ? init.body : '';
  if (!fitsKeepalive(body)) return fetch(address, init);
  const size = bytesOf(body);
  underWay += size;
  try {
    return await fetch(address, { ...init, keepalive: true });
  } finally {
    underWay -= size;
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
