// A transport with upload progress, which `fetch` does not have. Only bundled with screens that upload files.
import type { Transport } from './request.ts';

/** @param onSent receives the uploaded fraction, from 0 to 1 */
export function uploadWithProgress(onSent: (fraction: number) => void): Transport {
  return (address, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const giveUp = () => call.abort();
      call.open(method, address);
      call.responseType = 'blob';
      for (const [name, value] of new Headers(headers)) call.setRequestHeader(name, value);
      call.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
      call.upload.onload = () => onSent(1);
      call.onload = () => resolve(responseOf(call));
      call.onerror = () => reject(new TypeError('The connection broke off.'));
      call.onabort = () => reject(new DOMException('The call was given up.', 'AbortError'));
      call.onloadend = () => signal?.removeEventListener('abort', giveUp);
      signal?.addEventListener('abort', giveUp);
      call.send(body as XMLHttpRequestBodyInit | null | undefined);
      if (signal?.aborted) giveUp();
    });
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return new Response(call.status === 204 ? null : call.response, { status: call.status, headers });
}
