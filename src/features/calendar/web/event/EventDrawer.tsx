import { Button, Drawer, Skeleton, Stack } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { isNotFound } from '#kit/web/request/failures.ts';
import type { CalendarEvent } from '../../entities.ts';
import { calls } from '../calls.ts';
import type { CalendarState } from '../useCalendarState.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventForm } from './EventForm.tsx';
import { newValues, valuesOf } from './eventValues.ts';

type Open = { event?: number | undefined; add?: string | undefined };

/** The open or new event beside the calendar. Unsaved input is not discarded without confirmation. */
export function EventDrawer({ state, dnsLabel }: { state: CalendarState; dnsLabel: string }) {
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  const { search, set, today, chosen } = state;
  const { event, add } = search;
  const latestAdded = useRef<CalendarEvent>(undefined);
  const isOpen = event !== undefined || add !== undefined;
  // The content stays while the drawer closes.
  const [latest, setLatest] = useState<Open>({});
  useEffect(() => {
    if (!isOpen) return;
    setLatest({ event, add });
    latestAdded.current = undefined;
  }, [isOpen, event, add]);
  const shown: Open = isOpen ? { event, add } : latest;
  // Closing changes the address, and the form asks for confirmation when it does.
  const close = () => set({ event: undefined, add: undefined });
  return (
    <Drawer
      opened={useOpenedAfterMount(isOpen)}
      onClose={close}
      onExitTransitionEnd={() => {
        if (latestAdded.current) focusAdded(latestAdded.current);
        latestAdded.current = undefined;
      }}
      // The confirmation is closed with the same key, which must not reopen it.
      closeOnEscape={false}
      onKeyDown={(press) => press.key === 'Escape' && !isForList(press.target) && close()}
      position="right"
      size="min(100%, 480px)"
      title={shown.event === undefined ? t('add.title') : t('event.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      {shown.event !== undefined && <OpenEvent key={shown.event} id={shown.event} state={state} dnsLabel={dnsLabel} close={close} />}
      {shown.add !== undefined && (
        <EventForm
          key={shown.add}
          initial={newValues(shown.add, (chosen.length === 1 && chosen[0]) || 'Licitações Abertas', today)}
          state={state}
          dnsLabel={dnsLabel}
          close={close}
          added={(event) => {
            latestAdded.current = event;
          }}
        />
      )}
    </Drawer>
  );
}

/** Escape closes only an open list of options. */
function isForList(target: EventTarget): boolean {
  return target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true';
}

/** A click on a day has no element to return focus to: focus the new event, or its day if that hides it. */
function focusAdded({ id, start }: CalendarEvent): void {
  if (document.activeElement !== document.body) return;
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href*="event="]');
  const chip = [...links].find((link) => new URL(link.href).searchParams.get('event') === String(id));
  const day = document.querySelector(`[data-date="${dayInBrasilia(start)}"]`);
  (chip ?? day?.querySelector<HTMLElement>('a, button, [tabindex="0"]'))?.focus();
}

type OpenEventProps = { id: number; state: CalendarState; dnsLabel: string; close: () => void };

function OpenEvent({ id, state, dnsLabel, close }: OpenEventProps) {
  const query = useQuery(calls.showEvent.query({ params: { id } }));
  // The form keeps its initial values, so it starts with fresh ones rather than cached ones.
  const [isCurrent, setIsCurrent] = useState(false);
  if (!query.isFetching && !isCurrent) setIsCurrent(true);
  if (!isCurrent) return <EventSkeleton />;
  if (query.data === undefined && isNotFound(query.error)) return <NoSuchEvent close={close} />;
  return (
    <Loaded query={query} skeleton={<EventSkeleton />}>
      {({ event, owner }) =>
        owner === undefined ? (
          <EventForm initial={valuesOf(event)} event={event} state={state} dnsLabel={dnsLabel} close={close} />
        ) : (
          <EventFacts event={event} owner={owner} dnsLabel={dnsLabel} close={close} />
        )
      }
    </Loaded>
  );
}

/** The event was removed, or the user is no longer invited. */
function NoSuchEvent({ close }: { close: () => void }) {
  const t = useTexts('calendar');
  return (
    <EmptyState icon={<IconCalendarOff />} title={t('event.missing')} hint={t('event.missingHint')}>
      <Button variant="light" onClick={close}>
        {t('event.back')}
      </Button>
    </EmptyState>
  );
}

function EventSkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      {[60, 60, 24, 60, 60, 60, 60, 120].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
