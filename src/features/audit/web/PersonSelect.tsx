import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import { calls } from './calls.ts';
import { usePersonName } from './usePersonName.ts';

/** Long enough not to ask for every letter. */
const typingPause = 250;

/** Somebody, found by name on the server. */
export function PersonSelect({ value, onChange }: { value: number | null; onChange: (id: number | null) => void }) {
  const t = useTexts('audit');
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, typingPause);
  const chosen = usePersonName(value ?? undefined);
  // What stands in the field once somebody is chosen asks for nobody.
  const query = useQuery({ ...calls.people.query({ query: { q: q === chosen ? '' : q } }), placeholderData: keepPreviousData });
  const people = query.data?.people ?? [];
  const isMissing = value !== null && !people.some(({ id }) => id === value);
  const all = isMissing ? [{ id: value, name: chosen ?? String(value) }, ...people] : people;
  return (
    <Select
      label={t('filters.person')}
      description={t('filters.personHint')}
      placeholder={t('filters.anybody')}
      data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      searchable
      clearable
      onSearchChange={setTyped}
      // The server has found them already, blind to accents.
      filter={({ options }) => options}
      nothingFoundMessage={t('filters.nobodyFound')}
    />
  );
}
