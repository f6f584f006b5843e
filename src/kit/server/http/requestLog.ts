// What is logged of a request: not its URL, if that is a secret.
import type { FastifyRequest } from 'fastify';
import { methodAndPath } from '#kit/contract.ts';
import type { Routes } from './serve.ts';

/** The log's serializer of requests, for a server with these calls. */
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

/** Matches similar URLs too, because clients try other methods and users mistype links. */
function secretOf(path: string): { path: string; pattern: RegExp } {
  const before = path.slice(0, path.indexOf('/:')).split('/').slice(-2);
  return { path, pattern: new RegExp(before.map((word) => RegExp.escape(word)).join(String.raw`[/\\.]+`), 'i') };
}

/** Decodes percent escapes, also in otherwise malformed URLs. */
function decode(url: string): string {
  return url.replace(/%([\da-f]{2})/gi, (_, number) => String.fromCharCode(Number.parseInt(number, 16)));
}
