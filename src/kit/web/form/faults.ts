import { faultsOf } from '../faultsOf.ts';
import { toast } from '../toast.ts';

/** Says what the server refused at the fields it is about, and leads to the first; what belongs to none of those on screen is told by a toast. */
export function showFaults(form: { setErrors(faults: Record<string, string>): void }, error: Error): void {
  const faults = faultsOf(error);
  if (focusFirst(faults)) form.setErrors(faults);
  else toast.failure(error);
}

/** Leads to the first field that something is wrong with, as they stand on the screen. @returns whether there is one */
export function focusFirst(faults: object): boolean {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const first = fields.find(({ dataset: { path } }) => path !== undefined && path in faults);
  first?.focus();
  return first !== undefined;
}
