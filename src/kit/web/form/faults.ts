import { faultsOf } from '../request/faultsOf.ts';
import { toast } from '../toast/toast.ts';

/** Says what the server refused at the fields it is about, and leads to the first; what belongs to none of those on screen is told by a toast. */
export function showFaults(form: { setErrors(faults: Record<string, string>): void }, error: Error): void {
  const faults = atFields(faultsOf(error));
  if (focusFirst(faults)) form.setErrors(faults);
  else toast.failure(error);
}

/** What is wrong with one line of a list (`tags.3`) is shown at the field in which the whole list is written, where the line has none of its own. */
function atFields(faults: Record<string, string>): Record<string, string> {
  const fields = new Set([...document.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset: { path } }) => path));
  const placed: Record<string, string> = {};
  for (const [path, message] of Object.entries(faults)) {
    const list = path.replace(/\.\d+$/, '');
    placed[!fields.has(path) && fields.has(list) ? list : path] ??= message;
  }
  return placed;
}

/** Leads to the first field that something is wrong with, as they stand on the screen. @returns whether there is one */
export function focusFirst(faults: object): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const first = fields.find(({ dataset: { path } }) => path !== undefined && path in faults);
  first?.focus();
  return first !== undefined;
}
