// What users type into the login page before the application is there.

type Field = { element: HTMLInputElement; name: string };
export type TypedText = { fields: readonly Field[]; focused: () => Element | null };

/** The fields of the page that the build rendered. They keep what is typed into them until, and after, they are replaced. */
export function watchTyped(root: HTMLElement): TypedText {
  let focused: Element | null = root.contains(document.activeElement) ? document.activeElement : null;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const fields = [...root.querySelectorAll('input')].map((element) => ({ element, name: element.name }));
  return { fields: fields.filter(({ name }) => name), focused: () => focused };
}

/** Puts what was typed into the fields of the same names that have replaced them. */
export function restoreTyped(root: HTMLElement, { fields, focused }: TypedText): void {
  for (const { element, name } of fields) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field || field === element) continue;
    if (field.type === 'checkbox') field.checked = element.checked;
    else field.value = element.value;
    if (focused() === element) field.focus();
  }
}
