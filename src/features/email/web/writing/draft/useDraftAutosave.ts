import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStoreValue } from '#kit/web/device/useStoreValue.ts';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { isNotFound } from '#kit/web/request/failures.ts';
import { fetchKeepalive } from '#kit/web/request/keepalive.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { renewsAddresses } from '#kit/web/viewer/renewsAddresses.ts';
import type { Draft, SentDraft } from '../../../entities.ts';
import { calls } from '../calls.ts';
import { DraftAutosave, type DraftState, isStuck } from './draftAutosave.ts';

/** Saves the draft until the window closes, and takes over what other windows save. */
export function useDraftAutosave(
  initial: Draft | SentDraft,
  created: (id: number) => void,
): { autosave: DraftAutosave; state: DraftState } {
  const queryClient = useQueryClient();
  const latest = useRef(created);
  latest.current = created;
  const [autosave] = useState(
    () =>
      new DraftAutosave(initial, {
        created: (id) => latest.current(id),
        saved: (draft) => queryClient.setQueryData(calls.showDraft.key({ params: { id: draft.id } }), draft),
      }),
  );
  const state = useStoreValue(autosave.subscribe, autosave.current);
  const { id } = state;
  const { data, error } = useQuery({
    ...calls.showDraft.query({ params: { id: id ?? 0 } }),
    enabled: id !== undefined,
    ...renewsAddresses,
  });
  const isLost = isNotFound(error);
  useEffect(() => {
    if (data) autosave.receive(data);
  }, [autosave, data]);
  useEffect(() => {
    if (isLost) autosave.markGone();
  }, [autosave, isLost]);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void autosave.flush();
    const leave = () => void (autosave.isDirty && autosave.flush(fetchKeepalive));
    const warn = (event: BeforeUnloadEvent) => autosave.wouldLose && event.preventDefault();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', warn);
      // Another screen or another draft was opened.
      void autosave.flush().then((isKept) => !isKept && autosave.state.error !== undefined && toast.failure(autosave.state.error));
      void autosave.dropUntouched();
    };
  }, [autosave]);
  useUnsaved(isStuck(state.saveState) && autosave.isDirty);
  return { autosave, state };
}
