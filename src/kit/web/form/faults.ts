import { faultsOf } from '../request/faultsOf.ts';
import { toast } from '../toast/toast.ts';

/** Shows the server's validation errors at their fields and focuses the first; errors without a visible field become a toast. */
export function showFaults(form: { setErrors(faults: Record<string, string>): void }, error: Error): void {
  const faults = atFields(faultsOf(error));
  if (focusFirst(faults)) form.setErrors(faults);
  else toast.failure(error);
}

/** Maps errors of list items (`tags.3`) to the field of the whole list, if the item has no field. */
function atFields(faults: Record<string, string>): Record<string, string> {
  const fields = new Set([...document.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset: { path } }) => path));
  const placed: Record<string, string> = {};
  for (const [path, message] of Object.entries(faults)) {
    const list = path.replace(/\.\d+$/, '');
    placed[!fields.has(path) && fields.has(list) ? list : path] ??= message;
  }
  return placed;
}

/** Focuses the first invalid field in document order. @returns whether there is one */
export function focusFirst(faults: object): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const first = fields.find(({ dataset: { path } }) => path !== undefined && path in faults);
  first?.focus();
  return first !== undefined;
}
