// Why a call to a service on the internet brought no answer. Messages name its origin only: paths and queries may contain keys.

/**
 * - `address`: the URL may not be asked: its scheme, a user name in it, or a host that is not on the public internet
 * - `timeout`: no connection, no bytes for too long, or no complete answer in time
 * - `tooLarge`: the answer is larger than allowed
 * - `redirect`: it leads to another host or scheme, or too often
 * - `network`: the name was not found, the connection failed or ended early, or the answer is not HTTP
 * - `aborted`: the caller gave up
 * - `certificate`: the service's certificate is not trusted
 */
export type OutboundKind = 'address' | 'timeout' | 'tooLarge' | 'redirect' | 'network' | 'aborted' | 'certificate';

export class OutboundError extends Error {
  readonly kind: OutboundKind;

  constructor(kind: OutboundKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Codes of OpenSSL and Node for certificates that are not trusted. */
const certificateCode =
  /^(CERT_|CRL_|ERR_TLS_CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|ERROR_IN_|INVALID_(CA|PURPOSE)|PATH_LENGTH_|HOSTNAME_MISMATCH)/;

/** The error of Node's network modules as an OutboundError. Its own message is left out, because it may quote what was sent. */
export function toOutboundError(error: unknown, origin: string): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = codeOf(error);
  if (certificateCode.test(code)) return new OutboundError('certificate', `${origin} has a certificate that is not trusted (${code}).`);
  if (code === 'ETIMEDOUT') return new OutboundError('timeout', `${origin} could not be reached in time (${code}).`);
  return new OutboundError('network', `The connection to ${origin} failed (${code || 'no code'}).`);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
