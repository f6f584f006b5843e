// The content security policy allows only style elements with this page's nonce, which the server writes into `index.html`.

declare global {
  /** Where packages that add style elements, such as Mantine's scroll lock, read the nonce. */
  var __webpack_nonce__: string | undefined;
}

/** The nonce of this page. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** Gives the nonce to packages that have no option for it. Called once, before the first screen. */
export function shareStyleNonce(): void {
  globalThis.__webpack_nonce__ = styleNonce();
}
