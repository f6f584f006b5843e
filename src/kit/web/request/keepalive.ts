// Requests with `keepalive` are completed by the browser even if the page is left or reloaded.

/** Browsers allow 64 KiB of concurrent bodies in total; headers and other scripts need a part of it. */
const LARGEST_TOTAL = 60_000;

/** Bytes of the bodies in flight. */
let underWay = 0;

/** Whether this body fits into the limit, in addition to those in flight. */
export function fitsKeepalive(body: string): boolean {
  return underWay + bytesOf(body) <= LARGEST_TOTAL;
}

/** Sends a request with `keepalive`, unless its body is too large for it. */
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
