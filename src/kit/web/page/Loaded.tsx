import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { Failure } from './Failure.tsx';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  /** Has the size of the content, so that the layout does not shift. */
  skeleton: ReactNode;
  /** New data are rendered in pieces, so that the page stays usable meanwhile. Not for what users drag, which would jump back first. */
  inPieces?: boolean;
  children: (data: Data) => ReactNode;
};

/** Renders a query's data, its skeleton while loading, or its error. */
export function Loaded<Data>({ query, skeleton, inPieces = false, children }: LoadedProps<Data>) {
  const deferred = useDeferredValue(query.data);
  const data = inPieces ? deferred : query.data;
  if (data !== undefined) return children(data);
  if (query.isError) return <Failure error={query.error} retry={() => query.refetch()} />;
  return skeleton;
}
