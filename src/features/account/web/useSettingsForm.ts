import { useQueryClient } from '@tanstack/react-query';
import { type SavedForm, type Typed, useSavedForm } from '#kit/web/form/useSavedForm.ts';
import type { Settings } from '../contract.ts';
import { calls } from './calls.ts';

type Options<Values extends Record<string, unknown>> = Pick<Parameters<typeof useSavedForm<Values>>[0], 'saved' | 'validate'> & {
  /** The form's part of what is kept. */
  pick: (settings: Settings) => Values;
  /** @param now asks what is kept by now, for calls that replace it as a whole */
  send: (typed: Typed<Values>, now: () => Promise<Values>) => Promise<unknown>;
  onSaved?: () => Promise<void>;
};

/** A form over a part of the account's settings. */
export function useSettingsForm<Values extends Record<string, unknown>>(options: Options<Values>): SavedForm<Values> {
  const { saved, validate, pick, send, onSaved } = options;
  const queryClient = useQueryClient();
  const now = async () => pick(await queryClient.fetchQuery({ ...calls.read.query(), staleTime: 0 }));
  return useSavedForm({
    saved,
    validate,
    save: async (typed) => {
      await send(typed, now);
      const [kept] = await Promise.all([now(), onSaved?.()]);
      return kept;
    },
  });
}
