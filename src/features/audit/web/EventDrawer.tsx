import { Drawer, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import { Loaded } from '#kit/web/Loaded.tsx';
import type { AuditEvent } from '../contract.ts';
import { calls } from './calls.ts';
import { EventFacts } from './EventFacts.tsx';

type EventDrawerProps = { id: number | undefined /** Where the list has it already. */; known: AuditEvent | undefined; close: () => void };

/** One event with all that is kept of it, over the list. */
export function EventDrawer({ id, known, close }: EventDrawerProps) {
  const t = useTexts('audit');
  const kit = useTexts('kit');
  // What was open stays readable while the drawer closes.
  const [latest, setLatest] = useState(id);
  useEffect(() => {
    if (id !== undefined) setLatest(id);
  }, [id]);
  const shown = id ?? latest;
  return (
    <Drawer
      opened={id !== undefined}
      onClose={close}
      position="right"
      size="min(100%, 560px)"
      title={t('event.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      {shown !== undefined && <Content key={shown} id={shown} known={known} />}
    </Drawer>
  );
}

function Content({ id, known }: { id: number; known: AuditEvent | undefined }) {
  // What is written in the log never changes.
  const query = useQuery({
    ...calls.show.query({ params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    ...(known && { initialData: known }),
  });
  return (
    <Loaded query={query} skeleton={<Skeleton height={320} />}>
      {(event) => <EventFacts event={event} />}
    </Loaded>
  );
}
