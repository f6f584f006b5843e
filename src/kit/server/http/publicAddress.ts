import type { FastifyRequest } from 'fastify';

/**
 * The base URL for external links, such as `https://certame.example.gov.br`, without a trailing slash. A request's own `Host` is only
 * trusted if it comes from this machine, because other clients can send any value.
 */
export type PublicAddress = (request: FastifyRequest | null) => string;
