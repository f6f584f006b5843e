import { Skeleton, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../page/Failure.tsx';
import { FacetGroup } from './FacetGroup.tsx';

type Counted = { value: string; label: string; count: number };

export type CountedFacet<Name extends string> = {
  /** The filter's name. */
  name: Name;
  title: string;
  /** What a value is called, if not as the server says. */
  labelOf?: (value: string, label: string) => string;
  /** Its values are found by their letters too. */
  isLooked?: boolean;
};

type Looked = { facet?: string; letters?: string };

type CountedFacetsProps<Name extends string> = {
  facets: readonly CountedFacet<Name>[];
  /** The chosen values in the list's address. */
  search: { readonly [filter in Name]?: readonly (string | number)[] | undefined };
  set: (change: { [filter in Name]?: string[] | undefined }) => void;
  /** Key of the call with the list's filters. */
  queryKey: readonly unknown[];
  fetchCounts: (looked: Looked, signal: AbortSignal) => Promise<Record<Name, Counted[]>>;
};

const typingPause = 250;

/** Facets whose values and numbers come from one call; their choices are lists in the address. */
export function CountedFacets<Name extends string>({ facets, search, set, queryKey, fetchCounts }: CountedFacetsProps<Name>) {
  const [typed, setTyped] = useState<{ facet: Name; letters: string }>();
  const [asked] = useDebouncedValue(typed?.letters.trim() ? typed : undefined, typingPause);
  const query = useQuery({ queryKey, queryFn: ({ signal }) => fetchCounts({}, signal), placeholderData: keepPreviousData });
  const found = useQuery({
    queryKey: [...queryKey, asked],
    queryFn: ({ signal }) => fetchCounts(asked ?? {}, signal),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  });
  if (query.isError && !query.data) return <Failure error={query.error} retry={() => query.refetch()} />;
  if (!query.data)
    return (
      <Stack gap="xs" aria-busy>
        {facets.map(({ name }) => (
          <Skeleton key={name} height={96} />
        ))}
      </Stack>
    );
  const { data } = query;
  const choose = (name: Name, values: string[]) =>
    set({ [name]: values.length > 0 ? values : undefined } as { [filter in Name]?: string[] | undefined });
  return (
    <div>
      {facets.map(({ name, title, labelOf = (_, label) => label, isLooked }) => {
        const isFound = typed?.facet === name && typed.letters.trim() !== '';
        const counted = (isFound && asked?.facet === name && found.data?.[name]) || data[name];
        const chosen = (search[name] ?? []).map(String);
        const others = chosen.filter((value) => !counted.some((one) => one.value === value));
        const known = new Map(data[name].map((one) => [one.value, one]));
        const all = [...counted, ...others.map((value) => known.get(value) ?? { value, label: value, count: 0 })];
        return (
          <FacetGroup
            key={name}
            title={title}
            options={all.map(({ value, label, count }) => ({
              ...{ value, count, label: labelOf(value, label), isChosen: chosen.includes(value) },
            }))}
            toggle={(value) => choose(name, chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])}
            clear={() => choose(name, [])}
            {...(isLooked && {
              letters: typed?.facet === name ? typed.letters : '',
              find: (letters: string) => setTyped({ facet: name, letters }),
            })}
          />
        );
      })}
    </div>
  );
}
