const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the reader asked for a page in which nothing moves. */
export function prefersReducedMotion(): boolean {
  return reduced.matches;
}
