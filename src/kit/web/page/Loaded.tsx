import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './Failure.tsx';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** Of the content's own size, so that nothing moves when it arrives. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query found; until then its skeleton, and when it fails, why. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={query.error} retry={() => query.refetch()} />;
  return skeleton;
}
