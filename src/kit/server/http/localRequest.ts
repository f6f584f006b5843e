// Detects whether a request comes from this machine, and signs of a proxy in front of the server.
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'method' | 'headers' | 'socket'> & { raw: { httpVersion: string } };

/** Headers in which proxies, load balancers and tunnels name the original client, in lower case as in Node. */
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
/** Browsers resolve all such names to this machine, even invented ones. */
const localName = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\])\.?$/;

/** Whether the peer is a program on this machine, possibly a proxy. */
export function isFromThisMachine({ socket }: Pick<Asked, 'socket'>): boolean {
  // A request to the address of a network interface comes from that same address.
  return loopback.test(socket.remoteAddress ?? '') || (socket.remoteAddress !== undefined && socket.remoteAddress === socket.localAddress);
}

/** The first header in which a proxy names the original client. */
export function forwardingHeaderOf({ headers }: Pick<Asked, 'headers'>): string | undefined {
  return Object.keys(headers).find((name) => forwardingHeader.test(name));
}

/**
 * Whether the request comes from this machine itself: with a proxy in front, every request is public.
 * A proxy that adds no header is detected by other requests (`proxyEvidence`), mostly by the origin that browsers send.
 * Current browsers and programs do not use HTTP/1.0, but nginx does by default.
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
 * Evidence that a program on this machine forwards the requests of others: a header that it adds, or a public host name. A page of
 * another site in a browser on this machine cannot forge it: its requests have `Sec-Fetch-Site: cross-site`, or our own port if it
 * points its own name to us (DNS rebinding); an IP address cannot be rebound.
 * @returns the evidence, such as `Host: certame.example.org`; null if there is none
 */
export function proxyEvidence({ method, socket, headers }: Asked): string | null {
  if (!loopback.test(socket.remoteAddress ?? '')) return null;
  const site = headers['sec-fetch-site'];
  const host = addressOf(`http://${headers.host}`);
  const isNamed = host !== null && isOther(host);
  const mayBeRebound = isNamed && isIP(host.hostname.replace(/^\[|\]$/g, '')) === 0;
  // Browsers send Sec-Fetch-Site only to this machine and over HTTPS, and we do not speak HTTPS: such a request was forwarded.
  if (mayBeRebound && site === undefined && Number(host.port || 80) === socket.localPort) return null;
  const forwarding = forwardingHeaderOf({ headers });
  if (forwarding) return forwarding;
  if (isNamed) return `Host: ${headers.host}`;
  return mayNameOtherSite({ method, headers }) ? null : pageOf(headers);
}

/** Whether the page that a request names may be another site's, or the referrer of a link. */
function mayNameOtherSite({ method, headers }: Pick<Asked, 'method' | 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  const isOfOtherSite = site !== undefined && site !== 'same-origin';
  // Chromium sends web sockets and preflights without Sec-Fetch-Site; a reloaded page sends its original referrer.
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
