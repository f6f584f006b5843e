import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { CallFailed } from '#kit/web/request/failures.ts';
import { fetchBeyondPage } from '#kit/web/request/keepalive.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { Draft, SentDraft } from '../../../entities.ts';
import { calls } from '../calls.ts';
import { DraftAutosave, type DraftState, isStuck } from './draftKeeper.ts';

/** Keeps what is written from the first letter until the window goes, and hears what other windows keep. */
export function useDraftAutosave(initial: Draft | SentDraft, created: (id: number) => void): { keeper: DraftAutosave; state: DraftState } {
  const queryClient = useQueryClient();
  const latest = useRef(created);
  latest.current = created;
  const [keeper] = useState(
    () =>
      new DraftAutosave(initial, {
        created: (id) => latest.current(id),
        saved: (draft) => queryClient.setQueryData(calls.showDraft.key({ params: { id: draft.id } }), draft),
      }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.current);
  const { id } = state;
  const { data, error } = useQuery({ ...calls.showDraft.query({ params: { id: id ?? 0 } }), enabled: id !== undefined });
  const isLost = error instanceof CallFailed && error.status === 404;
  useEffect(() => {
    if (data) keeper.receive(data);
  }, [keeper, data]);
  useEffect(() => {
    if (isLost) keeper.markGone();
  }, [keeper, isLost]);
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void keeper.flush();
    const leave = () => void (keeper.isDirty && keeper.flush(fetchBeyondPage));
    const warn = (event: BeforeUnloadEvent) => keeper.wouldLose && event.preventDefault();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', leave);
    addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', leave);
      removeEventListener('beforeunload', warn);
      // Another screen, or another draft.
      void keeper.flush().then((isKept) => !isKept && keeper.state.error !== undefined && toast.failure(keeper.state.error));
      void keeper.dropUntouched();
    };
  }, [keeper]);
  useUnsaved(isStuck(state.saveState) && keeper.isDirty);
  return { keeper, state };
}
