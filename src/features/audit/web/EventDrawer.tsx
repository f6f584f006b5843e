import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { RowDrawer } from '#kit/web/page/RowDrawer.tsx';
import type { AuditEvent } from '../contract.ts';
import { calls } from './calls.ts';
import { EventFacts } from './EventFacts.tsx';

type EventDrawerProps = { id: number | undefined /** Where the list has it already. */; known: AuditEvent | undefined; close: () => void };

/** One event with all its details, over the list. */
export function EventDrawer({ id, known, close }: EventDrawerProps) {
  const t = useTexts('audit');
  return (
    <RowDrawer id={id} title={t('event.title')} width={560} close={close}>
      {(shownId) => <Content key={shownId} id={shownId} known={known} />}
    </RowDrawer>
  );
}

function Content({ id, known }: { id: number; known: AuditEvent | undefined }) {
  // Events never change.
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
