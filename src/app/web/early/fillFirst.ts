// Puts words of the first answers into the page, before the code of the application is there.

/**
 * Fills the places that a screen's skeleton names: `<p data-first="licitacoes.0.objeto">`. What the application has drawn already stays.
 * Rejects if the call fails; the application sends it again.
 */
export async function fillFirst(answer: Promise<Response>): Promise<void> {
  // Copied at once: the application takes the answer itself.
  const response = (await answer).clone();
  if (!response.ok) return;
  const data: unknown = await response.json();
  for (const place of document.querySelectorAll<HTMLElement>('[data-skeleton] [data-first]')) {
    const text = textAt(data, place.dataset.first?.split('.') ?? []);
    if (text) place.textContent = text;
  }
}

/** The text at a path of names and positions in an answer. */
function textAt(data: unknown, [name, ...path]: readonly string[]): string | undefined {
  if (name === undefined) return typeof data === 'string' ? data : undefined;
  return typeof data === 'object' && data !== null ? textAt((data as Record<string, unknown>)[name], path) : undefined;
}
