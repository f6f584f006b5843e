import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { faultsOf } from '#kit/web/faultsOf.ts';
import { focusFirst } from '#kit/web/form/faults.ts';
import { merge } from '#kit/web/form/merge.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import { useUnsaved } from '#kit/web/useUnsaved.ts';
import { fieldOf, type TaskValues } from './taskValues.ts';

type Options = {
  /** As it is kept, or as a new one begins. */
  saved: TaskValues;
  /** Sends what was typed. Once that is kept, leaving asks no more. */
  send: (typed: TaskValues, base: TaskValues) => Promise<unknown>;
  /** Of what goes nothing is to be saved. */
  isGoing?: boolean;
};

/** A task's form. What somebody else changes meanwhile shows up in the fields that the reader left alone. */
export function useTaskForm({ saved, send, isGoing = false }: Options) {
  const t = useTexts('tasks');
  const form = useForm<TaskValues>({
    initialValues: saved,
    validate: { title: (title) => (title.trim() === '' ? t('fault.title') : null) },
  });
  const save = useMutation({
    mutationKey: ['tasks', 'save'],
    mutationFn: (typed: TaskValues) => send(typed, form.getInitialValues()),
    meta: { handlesFailure: true },
    onError: (error) => {
      const faults = Object.fromEntries(Object.entries(faultsOf(error)).map(([path, words]) => [fieldOf(path), words]));
      if (focusFirst(faults)) form.setErrors(faults);
      else toast.failure(error);
    },
  });
  useUnsaved(form.isDirty() && !save.isPending && !save.isSuccess && !isGoing);

  const latest = useRef(form);
  latest.current = form;
  const words = JSON.stringify(saved);
  useEffect(() => {
    const { current } = latest;
    const kept: TaskValues = JSON.parse(words);
    current.setValues(merge(current.getValues(), current.getInitialValues(), kept));
    current.setInitialValues(kept);
    current.resetDirty(kept);
  }, [words]);

  const submit = form.onSubmit((values) => {
    // Enter, pressed twice.
    if (!save.isPending) save.mutate(values);
  }, focusFirst);
  return { form, submit, isSaving: save.isPending };
}

export type Form = ReturnType<typeof useTaskForm>['form'];
