/**
 * Gives elements the styles that a snapshot has in `data-style`: the content policy forbids the attribute in markup, but not to
 * scripts. Call it after the markup was parsed and before it is painted.
 */
export function restoreStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
}
