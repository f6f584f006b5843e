// Puts words of the first answers into the page, before the code of the application is there.

/**
 * Fills the places that a screen's skeleton names: `<p data-first-words="licitacoes.0.objeto">`. Rejects if the call fails; the application
 * sends it again. `arranged`: resolves when the markup of the page is there.
 */
export async function fillFirst(answer: Promise<Response>, arranged: Promise<void>): Promise<void> {
  // The application takes the answer itself. Copied at once, since it may do so before the places are known.
  const copied = answer.then((response) => (response.ok ? response.clone() : undefined));
  const drop = () => copied.then((copy) => copy?.body?.cancel()).catch(() => {});
  // It may fail before this waits for it.
  copied.catch(() => {});
  await arranged;
  const places = document.querySelectorAll<HTMLElement>('[data-skeleton] [data-first-words]');
  if (places.length === 0) return void drop();
  const copy = await copied;
  if (!copy) return;
  const data: unknown = await copy.json();
  for (const place of places) {
    const text = textAt(data, place.dataset.firstWords?.split('.') ?? []);
    if (text) place.textContent = text;
  }
}

/** The text at a path of names and positions in an answer. */
function textAt(data: unknown, [name, ...path]: readonly string[]): string | undefined {
  if (name === undefined) return typeof data === 'string' ? data : undefined;
  return typeof data === 'object' && data !== null ? textAt((data as Record<string, unknown>)[name], path) : undefined;
}
