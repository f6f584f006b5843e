// Whether a request comes from this machine itself, and how one shows that something in front of us hands on the requests of others.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'method' | 'headers' | 'socket'> & { raw: { httpVersion: string } };

/** What proxies, balancers and tunnels add to say for whom they ask, in lower case as Node gives names. */
const forwardingHeader = new RegExp(
  `^(${[
    'forwarded(-.*)?',
    'x-forwarded(-.*)?',
    'x-original-.*',
    'x-rewrite-url',
    'x-real-(ip|port|host)',
    'x-(client|cluster-client|remote|proxyuser|appengine-user|nf-client-connection)-(ip|addr|address)',
    'x-azure-(client|socket)ip',
    'x-envoy-(external-address|original-path|peer-metadata.*)',
    '(true|fastly|fly|do-connecting|wl-proxy|proxy|cdn-src)-(client-)?ip',
    'client-ip',
    'cf-(connecting-ip(v6)?|pseudo-ipv4|ipcountry|visitor|ray|worker|warp-tag-id)',
    'cdn-loop',
    'via',
    'x-(host|scheme|proto|nginx-proxy|request-start|amzn-trace-id|cloud-trace-context|azure-ref|fd-healthprobe)',
    'x-arr-(log-id|ssl|clientcert)',
    'x-vercel-.*',
    'tailscale-.*',
    'front-end-https',
  ].join('|')})$`,
);
const loopback = /^(127\.|::1$|::ffff:127\.)/;
const loopbackHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
/** Browsers send requests for all names and addresses of that kind to this machine, also for invented ones. */
const localName = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])\.?$/;

/** Whether the other end of the connection is a program of this machine, be it a proxy. */
export function isFromThisMachine({ socket }: Pick<Asked, 'socket'>): boolean {
  // Who asks at an address of a network card comes from that very address.
  return loopback.test(socket.remoteAddress ?? '') || (socket.remoteAddress !== undefined && socket.remoteAddress === socket.localAddress);
}

/** The first header by which a proxy says for whom it asks. */
export function forwardingHeaderOf({ headers }: Pick<Asked, 'headers'>): string | undefined {
  return Object.keys(headers).find((name) => forwardingHeader.test(name));
}

/**
 * Whether the request comes from this machine itself: a proxy in front of us makes every request public.
 * A proxy that hides itself in every header is told by what other requests show (`proxyEvidence`); a browser's own word for where its page
 * comes from tells most. No browser and no program of today speaks HTTP/1.0, but nginx does, unless told otherwise.
 */
export function isLocal({ raw, socket, headers }: Asked): boolean {
  const page = headers.origin ?? headers.referer;
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    loopbackHost.test(headers.host ?? '') &&
    (page === undefined || (URL.canParse(page) && loopbackHost.test(new URL(page).host))) &&
    raw.httpVersion !== '1.0' &&
    forwardingHeaderOf({ headers }) === undefined
  );
}

/**
 * How a request shows that a program of this machine hands on the requests of others: a header that it adds, or the name by which
 * others know us. A page of another site in a browser of this machine can bring about no request that shows this: its requests say
 * `Sec-Fetch-Site: cross-site`, or carry our own port where it gave us a name of its own (DNS rebinding). Nobody can give this machine
 * another one's address.
 * @returns what shows it, such as `Host: certame.example.org`; null where nothing does
 */
export function proxyEvidence({ method, socket, headers }: Asked): string | null {
  if (!loopback.test(socket.remoteAddress ?? '')) return null;
  const site = headers['sec-fetch-site'];
  const host = addressOf(`http://${headers.host}`);
  const isNamed = host !== null && isOther(host);
  const mayBeRebound = isNamed && isIP(host.hostname.replace(/^\[|\]$/g, '')) === 0;
  // Browsers send Sec-Fetch-Site to this machine and over HTTPS alone, and we speak no HTTPS: who has it was handed on.
  if (mayBeRebound && site === undefined && Number(host.port || 80) === socket.localPort) return null;
  const forwarding = forwardingHeaderOf({ headers });
  if (forwarding) return forwarding;
  if (isNamed) return `Host: ${headers.host}`;
  return mayNameOtherSite({ method, headers }) ? null : pageOf(headers);
}

/** Whether the page that a request names may be another site's that asks this machine, or what the browser remembers of where a link was. */
function mayNameOtherSite({ method, headers }: Pick<Asked, 'method' | 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  const isOfOtherSite = site !== undefined && site !== 'same-origin';
  // Chromium opens sockets and asks beforehand without Sec-Fetch-Site; a page that is loaded again names the one that led there.
  return isOfOtherSite || headers.upgrade !== undefined || method === 'OPTIONS' || headers['sec-fetch-mode'] === 'navigate';
}

function pageOf({ origin, referer }: Asked['headers']): string | null {
  for (const [name, text] of [
    ['Origin', origin],
    ['Referer', referer],
  ] as const) {
    const page = addressOf(text ?? '');
    if (page && isOther(page)) return `${name}: ${page.origin}`;
  }
  return null;
}

function addressOf(text: string): URL | null {
  const url = URL.parse(text);
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url : null;
}

function isOther({ hostname }: URL): boolean {
  return !localName.test(hostname);
}
