// What the log tells of a request: not its address, where that is a secret.
import type { FastifyRequest } from 'fastify';
import { methodAndPath } from '#kit/contract.ts';
import type { Routes } from './serve.ts';

/** For the log of a server with these calls. @returns what it tells of a request, whether a route answers that or none does */
export function requestSerializer(routes: Record<string, Routes>) {
  const secrets = Object.values(routes)
    .flatMap(({ contract }) => Object.values(contract))
    .filter(({ secretAddress }) => secretAddress)
    .map(({ route }) => secretOf(methodAndPath(route)[1]));
  return ({ method, url, host, ip, socket }: FastifyRequest) => {
    const shown = secrets.find(({ pattern }) => pattern.test(decode(url)))?.path ?? url;
    return { method, url: shown, host, remoteAddress: ip, remotePort: socket.remotePort };
  };
}

/** Programs also try other methods, and people write a link in their own way: what only looks like such an address is one to the log. */
function secretOf(path: string): { path: string; pattern: RegExp } {
  const before = path.slice(0, path.indexOf('/:')).split('/').slice(-2);
  return { path, pattern: new RegExp(before.map((word) => RegExp.escape(word)).join(String.raw`[/\\.]+`), 'i') };
}

/** Signs by their number too, whatever else the address holds. */
function decode(url: string): string {
  return url.replace(/%([\da-f]{2})/gi, (_, number) => String.fromCharCode(Number.parseInt(number, 16)));
}
