// What happened when a source was asked, read from the technical words that are stored with it, so that screens can say it in the
// user's language. The words are those of src/kit/server/outbound.

const patterns = {
  notFound: /\((ENOTFOUND|EAI_AGAIN|EAI_NODATA)\)/,
  noConnection: /\(ECONNREFUSED\)/,
  timeout: / (within \d|in time \()/,
  certificate: / has a certificate that is not trusted /,
  // After the more telling codes.
  brokenConnection: /^The connection to \S+ failed /,
  noData: / without JSON$/,
  status: /^HTTP (\d{3})$/,
  redirect: / redirects /,
  notPublic: / is not on the public internet\.$/,
  tooLarge: / has sent more than \d+ bytes\.$/,
  ended: /^The server ended /,
} as const;

export type FaultKind = keyof typeof patterns;

/** `status`: what the service answered; only of the kind `status`. */
export type FaultOf = { kind: FaultKind; status: string };

/** @returns undefined for words of the service itself, and for names of fields */
export function faultOf(detalhe: string): FaultOf | undefined {
  for (const [kind, pattern] of Object.entries(patterns)) {
    const found = pattern.exec(detalhe);
    if (found) return { kind: kind as FaultKind, status: kind === 'status' ? (found[1] ?? '') : '' };
  }
  return undefined;
}
