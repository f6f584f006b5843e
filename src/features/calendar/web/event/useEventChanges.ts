import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { CalendarEvent } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { When } from '../grid/entries.ts';
import { useWhenWords } from '../grid/useWhenWords.ts';

type EventChanges = {
  /** Moves it optimistically, reverts on failure, and offers undo. */
  move(event: CalendarEvent, when: When): Promise<void>;
  /** Removes it likewise. @returns whether it was removed */
  remove(event: CalendarEvent): Promise<boolean>;
};

type OpenEvent = { event: CalendarEvent; owner?: string };

/** Optimistic changes of the user's events. */
export function useEventChanges(): EventChanges {
  const t = useTexts('calendar');
  const words = useWhenWords();
  const queryClient = useQueryClient();

  /** Applies the change in the cache first, to this event only, as others may be in progress. */
  const attempt = async (
    id: number,
    change: (shown: CalendarEvent[]) => CalendarEvent[],
    send: () => Promise<unknown>,
  ): Promise<boolean> => {
    const key = calls.listEvents.key();
    const openKey = calls.showEvent.key({ params: { id } });
    await Promise.all([key, openKey].map((queryKey) => queryClient.cancelQueries({ queryKey })));
    const before = queryClient.getQueriesData<CalendarEvent[]>({ queryKey: key });
    const openBefore = queryClient.getQueryData<OpenEvent>(openKey);
    queryClient.setQueriesData<CalendarEvent[]>({ queryKey: key }, (shown) => shown && change(shown));
    queryClient.setQueryData<OpenEvent>(openKey, (open) => {
      const [event] = open ? change([open.event]).filter((one) => one.id === id) : [];
      return open && event && { ...open, event };
    });
    try {
      await send();
      return true;
    } catch (error) {
      for (const [queryKey, shown] of before) {
        const old = shown?.filter((one) => one.id === id) ?? [];
        queryClient.setQueryData<CalendarEvent[]>(queryKey, (now) => now && [...now.filter((one) => one.id !== id), ...old]);
      }
      queryClient.setQueryData(openKey, openBefore);
      toast.failure(error);
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
    }
  };
  const place = (event: CalendarEvent, { start, end, allDay }: When) =>
    attempt(
      event.id,
      (shown) => shown.map((one) => (one.id === event.id ? ({ ...one, start, end, allDay } as CalendarEvent) : one)),
      () => calls.updateEvent.send({ body: { event: { id: event.id, start, end: end ?? null, allDay } } }),
    );

  return {
    move: async (event, when) => {
      if (await place(event, when)) toast.undo(t('moved', { title: event.title, when: words(when) }), () => void place(event, event));
    },
    remove: async (event) => {
      const { id, ...content } = event;
      const isGone = await attempt(
        id,
        (shown) => shown.filter((one) => one.id !== id),
        () => calls.removeEvent.send({ query: { id } }),
      );
      const restore = () =>
        attempt(
          id,
          // It gets another id: shown before, it would lead to one that is gone.
          (shown) => shown,
          () => calls.addEvent.send({ body: { event: content } }),
        );
      if (isGone) toast.undo(t('removed', { title: event.title }), () => void restore());
      return isGone;
    },
  };
}
