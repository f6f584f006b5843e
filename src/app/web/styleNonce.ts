// The content policy lets no style element in that does not bear this page's nonce, which the server writes into `index.html`.

declare global {
  /** Where packages that write style elements, such as Mantine's lock on scrolling, look for the nonce. */
  var __webpack_nonce__: string | undefined;
}

/** The nonce of this page. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** Tells the nonce to packages that nobody hands it to. Called once, before the first screen. */
export function shareStyleNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce();
}
