/** From this age on the time of day alone would mislead. */
export const DATE_FROM_AGE_MS = 12 * 3_600_000;

/** The mark of kept data beside the application, which the script before the first paint shows too: created, or its text changed. */
export function asOfElement(text: string): HTMLElement {
  const found = document.querySelector<HTMLElement>('.as-of');
  const element = found ?? Object.assign(document.createElement('p'), { className: 'as-of', role: 'status' });
  if (element.textContent !== text) element.textContent = text;
  if (!found) document.body.append(element);
  return element;
}
