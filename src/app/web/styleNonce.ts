/** Proves to the browser that a style was put in by us: the server writes a fresh one into each page it sends. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
