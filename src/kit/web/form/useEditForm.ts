import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { confirm } from '../dialog/confirm.tsx';
import { useUnsaved } from '../dialog/useUnsaved.ts';
import { useTexts } from '../locale/i18n.ts';
import { toast } from '../toast/toast.ts';
import { focusFirst, showFaults } from './faults.ts';

type Options<Values, Kept> = {
  initial: Values;
  validate?: { [Field in keyof Values]?: (value: Values[Field]) => string | null };
  save: (values: Values) => Promise<Kept>;
  /** Its content is fetched again after saving. */
  feature: string;
  /** Said after saving. */
  done?: string;
  /** Called after saving, before it closes. */
  saved?: ((kept: Kept) => void) | undefined;
  close: () => void;
};

/**
 * A form in a dialog with fixed initial values: concurrent changes are detected by the server on saving. Asks before discarding
 * unsaved changes.
 */
export function useEditForm<Values extends Record<string, unknown>, Kept>({
  initial,
  validate,
  save,
  feature,
  done,
  saved,
  close,
}: Options<Values, Kept>) {
  const t = useTexts('kit');
  const common = useTexts('common');
  const queryClient = useQueryClient();
  const first = useRef(initial);
  // Mantine's type for rules does not accept an open record.
  const form = useForm<Values>({ initialValues: first.current, validate: validate as undefined });
  const mutation = useMutation({
    mutationFn: save,
    meta: { handlesFailure: true },
    onSuccess: (kept) => {
      toast.success(done ?? common('word.saved'));
      saved?.(kept);
      void queryClient.invalidateQueries({ queryKey: [feature] });
      close();
    },
    onError: (error) => showFaults(form, error),
  });
  const isUnsaved = form.isDirty() && !mutation.isPending && !mutation.isSuccess;
  useUnsaved(isUnsaved);
  const submit = form.onSubmit((values) => {
    // A double Enter.
    if (!mutation.isPending) mutation.mutate(values);
  }, focusFirst);
  const leave = async () => {
    const question = { title: t('unsaved.title'), body: t('unsaved.body'), action: t('unsaved.leave'), stay: t('unsaved.stay') };
    if (!isUnsaved || (await confirm({ ...question, danger: true }))) close();
  };
  return { form, submit: submit as (event?: FormEvent<HTMLFormElement>) => void, isSaving: mutation.isPending, leave };
}
