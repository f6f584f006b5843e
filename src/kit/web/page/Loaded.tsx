import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from './Failure.tsx';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** Has the size of the content, so that the layout does not shift. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data, its skeleton while loading, or its error. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <Failure error={query.error} retry={() => query.refetch()} />;
  return skeleton;
}
