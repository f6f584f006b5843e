import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import type { CalendarEvent } from '../entities.ts';
import { calls } from './calls.ts';
import type { When } from './gridEvents.ts';
import { useWhenWords } from './useWhenWords.ts';

type EventChanges = {
  /** Moves it at once, back if the server says no, and offers to take it back. */
  move(event: CalendarEvent, when: When): Promise<void>;
  /** Removes it at once, likewise. @returns whether it is gone */
  remove(event: CalendarEvent): Promise<boolean>;
};

/** Changes to one's own events that are seen before the server has answered. */
export function useEventChanges(): EventChanges {
  const t = useTexts('calendar');
  const words = useWhenWords();
  const queryClient = useQueryClient();

  /** Does it to what is on screen first. */
  const attempt = async (change: (shown: CalendarEvent[]) => CalendarEvent[], send: () => Promise<unknown>): Promise<boolean> => {
    const key = calls.listEvents.key();
    await queryClient.cancelQueries({ queryKey: key });
    const before = queryClient.getQueriesData<CalendarEvent[]>({ queryKey: key });
    queryClient.setQueriesData<CalendarEvent[]>({ queryKey: key }, (shown) => shown && change(shown));
    try {
      await send();
      return true;
    } catch (error) {
      for (const [asked, shown] of before) queryClient.setQueryData(asked, shown);
      toast.failure(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['calendar'] });
    }
  };
  const place = (event: CalendarEvent, when: When) =>
    attempt(
      (shown) => shown.map((one) => (one.id === event.id ? { ...one, ...when } : one) as CalendarEvent),
      () => calls.updateEvent.send({ body: { event: { id: event.id, ...when, end: when.end ?? null } } }),
    );

  return {
    move: async (event, when) => {
      if (await place(event, when)) toast.undo(t('moved', { title: event.title, when: words(when) }), () => void place(event, event));
    },
    remove: async (event) => {
      const { id, ...content } = event;
      const isGone = await attempt(
        (shown) => shown.filter((one) => one.id !== id),
        () => calls.removeEvent.send({ query: { id } }),
      );
      const restore = () =>
        attempt(
          (shown) => [...shown, event],
          () => calls.addEvent.send({ body: { event: content } }),
        );
      if (isGone) toast.undo(t('removed', { title: event.title }), () => void restore());
      return isGone;
    },
  };
}
