import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { faultsOf } from '#kit/web/faultsOf.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import type { UserDetails } from '../contract.ts';
import { calls } from './calls.ts';

/** A form over all details, of which a tab shows its own; faults stand at their fields. */
export function useDetailsForm(id: number, kept: UserDetails) {
  const t = useTexts('users');
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: valuesOf(kept) });
  const save = useMutation({
    ...calls.editDetails.mutation(),
    onSuccess: async (saved) => {
      form.setInitialValues(valuesOf(saved));
      form.setValues(valuesOf(saved));
      toast.success(t('edit.saved'));
      await queryClient.invalidateQueries({ queryKey: ['users'] });
    },
    onError: (error) => {
      const faults = faultsOf(error);
      form.setErrors(faults);
      if (Object.keys(faults).length === 0) toast.failure(error);
    },
  });
  const submit = form.onSubmit(({ dob, ...rest }) => save.mutate({ params: { id }, body: { ...rest, dob: dob || null } }));
  return { form, submit, buttons: { isUnsaved: form.isDirty(), isSaving: save.isPending, reset: form.reset } };
}

const valuesOf = ({ dob, ...details }: UserDetails) => ({ ...details, dob: dob ?? '' });
