import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { faultsOf } from '#kit/web/faultsOf.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import { useUnsaved } from '#kit/web/useUnsaved.ts';
import type { Settings } from '../contract.ts';
import { calls } from './calls.ts';

/** As far as these forms use Mantine's, whose own types do not reach us. */
type Form<Values> = {
  values: Values;
  isDirty(): boolean;
  reset(): void;
  getInputProps(field: keyof Values): Record<string, unknown>;
  getInputNode(field: string): HTMLElement | null;
  setInitialValues(values: Values): void;
  setValues(values: Values): void;
  setErrors(errors: Record<string, string>): void;
  resetDirty(values: Values): void;
  clearErrors(): void;
  onSubmit(
    submit: (values: Values) => void,
    refuse: (errors: Record<string, unknown>) => void,
  ): (event: React.FormEvent<HTMLFormElement>) => void;
};

type Options<Values> = {
  saved: Values;
  /** The form's part of what is saved. */
  pick: (settings: Settings) => Values;
  /** What is wrong, field by field, before anything is sent. */
  validate?: { [Field in keyof Values]?: (value: Values[Field], values: Values) => string | null };
  send: (values: Values) => Promise<unknown>;
  onSaved?: () => Promise<void>;
};

export type SettingsForm<Values> = {
  form: Form<Values>;
  submit: (event: React.FormEvent<HTMLFormElement>) => void;
  isSaving: boolean;
};

/** A form that shows what is saved, also when another window saved it; asks before what was typed is lost; and tells what is wrong at the fields. */
export function useSettingsForm<Values extends Record<string, unknown>>(options: Options<Values>): SettingsForm<Values> {
  const { saved, pick, validate, send, onSaved } = options;
  const t = useTexts('account');
  const queryClient = useQueryClient();
  const form: Form<Values> = useForm({ initialValues: saved, validate: validate as never }) as unknown as Form<Values>;
  const isDirty = form.isDirty();
  useUnsaved(isDirty);

  const begin = useRef(form);
  begin.current = form;
  const words = JSON.stringify(saved);
  useEffect(() => {
    if (!begin.current.isDirty()) startWith(begin.current, JSON.parse(words));
  }, [words]);

  const save = useMutation({
    mutationFn: send,
    meta: { handlesFailure: true },
    onSuccess: async () => {
      toast.success(t('saved'));
      const [settings] = await Promise.all([queryClient.fetchQuery({ ...calls.read.query(), staleTime: 0 }), onSaved?.()]);
      startWith(form, pick(settings));
    },
    onError: (error) => {
      const faults = Object.entries(faultsOf(error)).filter(([field]) => field in saved);
      if (faults.length === 0) return toast.failure(error);
      form.setErrors(Object.fromEntries(faults));
      focus(form, faults[0]?.[0]);
    },
  });
  const submit = form.onSubmit(
    (values) => save.mutate(values),
    (errors) => focus(form, Object.keys(errors)[0]),
  );
  return { form, submit, isSaving: save.isPending };
}

function startWith<Values>(form: Form<Values>, values: Values): void {
  form.setInitialValues(values);
  form.setValues(values);
  form.clearErrors();
  form.resetDirty(values);
}

function focus<Values>(form: Form<Values>, field: string | undefined): void {
  if (field) form.getInputNode(field)?.focus();
}
