// What a user typed into the login page before the application was there.

type Typed = { name: string; value: string; isChecked: boolean; isFocused: boolean };

/** The fields of the page that the build rendered, as far as they were changed or are focused. */
export function readTyped(root: HTMLElement): Typed[] {
  return [...root.querySelectorAll('input')]
    .map((field) => ({ name: field.name, value: field.value, isChecked: field.checked, isFocused: field === document.activeElement }))
    .filter(({ value, isChecked, isFocused }) => value || isChecked || isFocused);
}

/** Puts it into the fields of the same names, once they are there. */
export function restoreTyped(root: HTMLElement, typed: readonly Typed[]): void {
  for (const { name, value, isChecked, isFocused } of typed) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!field) continue;
    if (field.type === 'checkbox') field.checked = isChecked;
    else field.value = value;
    if (isFocused) field.focus();
  }
}
