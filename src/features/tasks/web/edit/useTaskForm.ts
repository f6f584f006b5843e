import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { isDay } from '#kit/web/form/dateText.ts';
import { focusFirst } from '#kit/web/form/faults.ts';
import { merge } from '#kit/web/form/merge.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { fieldOf, type TaskValues } from './taskValues.ts';

type Options = {
  /** The saved values, or those of a new task. */
  saved: TaskValues;
  /** Sends the input. After success, leaving needs no confirmation. */
  send: (typed: TaskValues, base: TaskValues) => Promise<unknown>;
  /** Whether the task is being deleted: nothing is saved then. */
  isGoing?: boolean;
};

/** Text in search fields that is no choice yet. */
export type Typed = { assignee: string; thing: string };

/** The form of a task. Changes by other users appear in fields that the user has not edited. */
export function useTaskForm({ saved, send, isGoing = false }: Options) {
  const t = useTexts('tasks');
  const typed = useRef<Typed>({ assignee: '', thing: '' });
  const [round, setRound] = useState(0);
  const form = useForm<TaskValues>({
    initialValues: saved,
    validate: {
      title: (title) => (title.trim() === '' ? t('fault.title') : null),
      assignee: () => (typed.current.assignee ? t('fault.assignee', { name: typed.current.assignee }) : null),
      dueDate: (day) => (day === '' || isDay(day) ? null : t('fault.day')),
      thing: () => (typed.current.thing ? t('fault.thing') : null),
    },
  });
  const save = useMutation({
    mutationKey: ['tasks', 'save'],
    mutationFn: (values: TaskValues) => send(values, form.getInitialValues()),
    meta: { handlesFailure: true },
    onError: (error) => {
      const faults = Object.fromEntries(Object.entries(faultsOf(error)).map(([path, words]) => [fieldOf(path), words]));
      if (focusFirst(faults)) form.setErrors(faults);
      else toast.failure(error);
    },
  });
  const isUnsaved = form.isDirty() && !save.isPending && !save.isSuccess && !isGoing;
  useUnsaved(isUnsaved, t('editor.unsaved'));

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
    // Enter was pressed twice.
    if (!save.isPending) save.mutate(values);
  }, focusFirst);
  return {
    ...{ form, submit, isSaving: save.isPending, isUnsaved },
    fields: { form, typed, key: round },
    /** Handler of the form element: Ctrl/Cmd+Enter saves from any field. */
    onKeyDownCapture: (press: KeyboardEvent<HTMLFormElement>) => {
      if (press.key !== 'Enter' || !(press.ctrlKey || press.metaKey)) return;
      press.preventDefault();
      press.stopPropagation();
      press.currentTarget.requestSubmit();
    },
    reset: () => {
      typed.current = { assignee: '', thing: '' };
      form.reset();
      setRound(round + 1);
    },
  };
}

export type Form = ReturnType<typeof useTaskForm>['form'];
