import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useUnsaved } from '../dialog/useUnsaved.ts';
import { useTexts } from '../locale/i18n.ts';
import { toast } from '../toast/toast.ts';
import { focusFirst, showFaults } from './faults.ts';
import { changedOf, merge } from './merge.ts';

/** Mantine's form type, which it does not export. */
type Form<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>;

export type Typed<Values> = {
  values: Values;
  /** The changed fields. */
  changed: Partial<Values>;
  /** Applies the changes to the currently saved values. */
  onto: (kept: Values) => Values;
};

type Options<Values> = {
  /** The saved values. */
  saved: Values;
  /** Client-side validation by field. */
  validate?: { [Field in keyof Values]?: (value: Values[Field], values: Values) => string | null };
  /** Asks for confirmation before saving. */
  ask?: (typed: Typed<Values>) => Promise<boolean>;
  /** @returns the saved values */
  save: (typed: Typed<Values>) => Promise<Values>;
};

export type SavedForm<Values extends Record<string, unknown>> = {
  form: Form<Values>;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  isSaving: boolean;
};

/**
 * A form over saved values. Changes from other windows appear in untouched fields; input during saving is kept; leaving with unsaved
 * changes asks; validation errors are shown at their fields.
 */
export function useSavedForm<Values extends Record<string, unknown>>({ saved, validate, ask, save }: Options<Values>): SavedForm<Values> {
  const t = useTexts('kit');
  // Mantine's type for rules does not accept an open record.
  const form = useForm<Values>({ initialValues: saved, validate: validate as undefined });
  const mutation = useMutation({
    mutationFn: save,
    meta: { handlesFailure: true },
    onSuccess: (kept, { values }) => {
      follow(form, values, kept);
      toast.success(t('form.saved'));
    },
    onError: (error) => showFaults(form, error),
  });
  useUnsaved(form.isDirty() && !mutation.isPending);

  const latest = useRef(form);
  latest.current = form;
  const words = JSON.stringify(saved);
  useEffect(() => follow(latest.current, latest.current.getInitialValues(), JSON.parse(words)), [words]);

  const submit = form.onSubmit(async (values) => {
    // A double Enter.
    if (mutation.isPending) return;
    const base = form.getInitialValues();
    const typed = { values, changed: changedOf(values, base), onto: (kept: Values) => merge(values, base, kept) };
    if (!ask || (await ask(typed))) mutation.mutate(typed);
  }, focusFirst);
  return { form, submit, isSaving: mutation.isPending };
}

/** Updates untouched fields with the saved values. */
function follow<Values extends Record<string, unknown>>(form: Form<Values>, base: Values, kept: Values): void {
  form.setValues(merge(form.getValues(), base, kept));
  form.resetDirty(kept);
}
