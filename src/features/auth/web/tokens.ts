// The times of an access token.

/** A token must outlive the call it is sent with; in milliseconds. */
export const minRemainingLife = 15_000;

/** The longest wait of the first screen for a renewed session; in milliseconds. */
export const resumeTimeout = 10_000;

/** Reads a token's times in seconds since 1970; an unreadable one counts as expired. */
export function claimsOf(token: string): { iat: number; exp: number } {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return { iat: 0, exp: 0 };
  }
}
