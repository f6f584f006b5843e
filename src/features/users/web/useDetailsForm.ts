import { useQueryClient } from '@tanstack/react-query';
import { type SavedForm, useSavedForm } from '#kit/web/form/useSavedForm.ts';
import type { UserDetails } from '../contract.ts';
import { calls } from './calls.ts';

type Values = Omit<UserDetails, 'dob'> & { dob: string };

/** A form with all details; each tab shows some of them. */
export function useDetailsForm(id: number, details: UserDetails): SavedForm<Values> {
  const queryClient = useQueryClient();
  const path = { params: { id } };
  return useSavedForm<Values>({
    saved: valuesOf(details),
    save: async ({ onto }) => {
      // The call replaces all details.
      const { dob, ...rest } = onto(valuesOf(await queryClient.fetchQuery({ ...calls.readDetails.query(path), staleTime: 0 })));
      const saved = await calls.editDetails.send({ ...path, body: { ...rest, dob: dob || null } });
      await queryClient.invalidateQueries({ queryKey: ['users'] });
      return valuesOf(saved);
    },
  });
}

function valuesOf({ dob, mobile, website, language, gender, contactOptions, address, socialLinks }: UserDetails): Values {
  return { dob: dob ?? '', mobile, website, language, gender, contactOptions, address, socialLinks };
}
