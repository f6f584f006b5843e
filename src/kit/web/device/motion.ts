const reduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return reduced.matches;
}
