import { useQueryClient } from '@tanstack/react-query';
import { type SavedForm, type Typed, useSavedForm } from '#kit/web/form/useSavedForm.ts';
import type { Settings } from '../contract.ts';
import { calls } from './calls.ts';

type Options<Values extends Record<string, unknown>> = Pick<Parameters<typeof useSavedForm<Values>>[0], 'saved' | 'validate'> & {
  /** Selects the form's part of the settings. */
  pick: (settings: Settings) => Values;
  /** @param now reads the current settings, for calls that replace them as a whole */
  send: (typed: Typed<Values>, now: () => Promise<Values>) => Promise<unknown>;
  onSaved?: () => Promise<void>;
};

/** A form for a part of the account's settings. */
export function useSettingsForm<Values extends Record<string, unknown>>(options: Options<Values>): SavedForm<Values> {
  const { saved, validate, pick, send, onSaved } = options;
  const queryClient = useQueryClient();
  const now = async () => pick(await queryClient.fetchQuery({ ...calls.read.query(), staleTime: 0 }));
  return useSavedForm({
    saved,
    validate,
    save: async (typed) => {
      await send(typed, now);
      const [current] = await Promise.all([now(), onSaved?.()]);
      return current;
    },
  });
}
