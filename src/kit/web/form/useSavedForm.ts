import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { useUnsaved } from '../dialog/useUnsaved.ts';
import { useTexts } from '../locale/i18n.ts';
import { toast } from '../toast/toast.ts';
import { focusFirst, showFaults } from './faults.ts';
import { changedOf, merge } from './merge.ts';

/** Mantine's own type, which its module does not hand out under its name. */
type Form<Values extends Record<string, unknown>> = ReturnType<typeof useForm<Values>>;

export type Typed<Values> = {
  values: Values;
  /** The fields that were changed. */
  changed: Partial<Values>;
  /** The changes, made to what is kept by now. */
  onto: (kept: Values) => Values;
};

type Options<Values> = {
  /** As it is kept. */
  saved: Values;
  /** What is wrong, field by field, before anything is sent. */
  validate?: { [Field in keyof Values]?: (value: Values[Field], values: Values) => string | null };
  /** Asks before something that has consequences. */
  ask?: (typed: Typed<Values>) => Promise<boolean>;
  /** @returns what is kept then */
  save: (typed: Typed<Values>) => Promise<Values>;
};

export type SavedForm<Values extends Record<string, unknown>> = {
  form: Form<Values>;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  isSaving: boolean;
};

/**
 * A form over what is kept. What another window saves shows up in the fields that the reader left alone; what is typed while the form
 * is being saved stays; leaving with something unsaved is asked about; and what is wrong stands at its field.
 */
export function useSavedForm<Values extends Record<string, unknown>>({ saved, validate, ask, save }: Options<Values>): SavedForm<Values> {
  const t = useTexts('kit');
  // Mantine reads rules of a record that it has no open type for.
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
    // Enter, pressed twice.
    if (mutation.isPending) return;
    const base = form.getInitialValues();
    const typed = { values, changed: changedOf(values, base), onto: (kept: Values) => merge(values, base, kept) };
    if (!ask || (await ask(typed))) mutation.mutate(typed);
  }, focusFirst);
  return { form, submit, isSaving: mutation.isPending };
}

/** Takes what is kept now into the fields that still are as they were. */
function follow<Values extends Record<string, unknown>>(form: Form<Values>, base: Values, kept: Values): void {
  form.setValues(merge(form.getValues(), base, kept));
  form.resetDirty(kept);
}
