// What a page with a snapshot holds back: all of the server's page but the start of its head.

/** Puts it in its place. `isShown`: the snapshot stays, so the content of the page and the styles for it are not needed. */
export function addRest(isShown: boolean): void {
  const held = document.getElementById('rest-of-page') as HTMLElement;
  const page = new DOMParser().parseFromString(JSON.parse(held.textContent), 'text/html');
  held.remove();
  const content = page.getElementById('root');
  if (isShown) for (const unneeded of [content, ...page.querySelectorAll('head > style')]) unneeded?.remove();
  else {
    document.querySelector('style[data-snapshot]')?.remove();
    document.getElementById('root')?.remove();
  }
  move(page.head, document.head);
  move(page.body, document.body);
}

/** One after the other, as the browser reads a page: a script finds what stands before it. */
function move(from: Element, to: Element): void {
  for (const child of [...from.children]) to.append(child instanceof HTMLScriptElement ? runnable(child) : child);
}

/** A copy: scripts of a parsed text never run. Those in its templates would not either; the page of the worker has none. */
function runnable(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script');
  for (const { name, value } of script.attributes) copy.setAttribute(name, value);
  copy.textContent = script.textContent;
  // In their order, and each in a task of its own.
  copy.async = false;
  return copy;
}
