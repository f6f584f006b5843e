import { type UseFormInput, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { faultsOf } from '#kit/web/faultsOf.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import { useUnsaved } from '#kit/web/useUnsaved.ts';
import type { Settings } from '../contract.ts';
import { calls } from './calls.ts';

type Options<Values extends Record<string, unknown>> = {
  saved: Values;
  /** The form's part of what is saved. */
  pick: (settings: Settings) => Values;
  validate?: UseFormInput<Values>['validate'];
  send: (values: Values) => Promise<unknown>;
  onSaved?: () => Promise<void>;
};

export type SettingsForm<Values extends Record<string, unknown>> = {
  form: UseFormReturnType<Values>;
  submit: (event: React.FormEvent<HTMLFormElement>) => void;
  isSaving: boolean;
};

/** A form that shows what is saved, also when another window saved it; asks before what was typed is lost; and tells what is wrong at the fields. */
export function useSettingsForm<Values extends Record<string, unknown>>(options: Options<Values>): SettingsForm<Values> {
  const { saved, pick, validate, send, onSaved } = options;
  const t = useTexts('account');
  const queryClient = useQueryClient();
  const form = useForm<Values>({ initialValues: saved, validate });
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
      const faults = Object.entries(faultsOf(error)).filter(([field]) => field in form.values);
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

function startWith<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>, values: Values): void {
  form.setInitialValues(values);
  form.setValues(values);
  form.clearErrors();
  form.resetDirty(values);
}

function focus<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>, field: string | undefined): void {
  if (field) form.getInputNode(field as never)?.focus();
}
