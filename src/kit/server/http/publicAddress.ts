import type { FastifyRequest } from 'fastify';

/**
 * What links that leave the program begin with, such as `https://certame.example.gov.br`, without a slash at the end. What a request
 * says of itself counts only where it comes from this machine: anybody may write any `Host` into the others.
 */
export type PublicAddress = (request: FastifyRequest | null) => string;
