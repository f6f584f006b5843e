import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { manualCalls } from './calls.ts';

/** On the page of a missing notice: leads to the one it was joined to. */
export function JoinedNotice({ id, otherwise }: { id: number; otherwise: ReactNode }): ReactNode {
  const query = useQuery({ ...manualCalls.joined.query({ params: { id } }), retry: false });
  if (query.data) return <Navigate to="/apps/invoice/preview/$id" params={{ id: String(query.data.id) }} replace />;
  return query.isPending ? <Skeleton height={240} /> : otherwise;
}
