// What is logged of a request: not its URL, if that is a secret; and of its answer: whose it was.
import type { FastifyRequest } from 'fastify';
import { methodAndPath } from '#kit/contract.ts';
import { isCommand } from './caller.ts';
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

/** The log's serializer of answers. `account`: the id of the account that called, or that a command did; missing for callers without a token. */
export function responseSerializer({ statusCode, request }: { statusCode: number; request?: Pick<FastifyRequest, 'caller'> }) {
  const caller = request?.caller;
  return { statusCode, ...(caller && { account: isCommand(caller) ? 'command' : caller.id }) };
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
