import { Box, Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import cells from '#kit/web/DataTable/cells.module.css';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ImportedRecords } from '#kit/web/sending/importedRecords.ts';
import { useExplanation } from '#kit/web/sending/useExplanation.ts';
import type { RecordWords } from '../records.ts';

type OwnerSelectProps = {
  /** What the records of the file belong to one of, and the topic of their queries. */
  owners: ImportedRecords;
  topic: string;
  words: RecordWords;
  /** Key of the choice; empty when none. */
  vinculo: string;
  choose: (vinculo: string) => void;
  isBusy: boolean;
};

/** Debounce of typing, in milliseconds. */
const typingPause = 250;
/** Results have their row's number as value, typed keys have the key. */
const isRow = (value: string) => /^\d+$/.test(value);

/** Select for the record that the records of a file belong to: by search, or by its key even if it is not imported yet. */
export function OwnerSelect({ owners, topic, words, vinculo, choose, isBusy }: OwnerSelectProps) {
  const t = useTexts('importacoes');
  const explain = useExplanation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ vinculo: string; label: string }>();
  const [fault, setFault] = useState('');
  const [q] = useDebouncedValue(typed.trim(), typingPause);
  const isChosen = chosen?.vinculo === vinculo && chosen.label === typed;
  const asked = isChosen ? '' : q;
  const key = owners.keyIn(asked);
  const query = useQuery({
    // Cached under their own key, so that imports invalidate the results.
    queryKey: [topic, 'find', asked],
    queryFn: ({ signal }) => owners.find(asked, signal),
    placeholderData: keepPreviousData,
  });
  const named = useOwnerOf({ owners, topic }, key ?? vinculo);
  const current = useOwnerOf({ owners, topic }, vinculo);
  const found = (query.data ?? []).map(({ id, ...owner }) => ({ value: String(id), ...owner }));
  const byKey =
    key === undefined ? [] : [{ value: key, label: named.data?.label ?? owners.shownKey(key), words: named.data?.words ?? words('byKey') }];
  const label = chosen?.vinculo === vinculo ? chosen.label : (current.data?.label ?? owners.shownKey(vinculo));
  const kept = vinculo === '' ? [] : [{ value: vinculo, label, words: words('chosen') }];
  // The owner named by a key comes first, once.
  const others = found.filter(({ value }) => value !== String(named.data?.id));
  const options = [...byKey.filter(({ value }) => value !== vinculo), ...kept, ...others];
  const wordsOf = new Map(options.map((option) => [option.value, option.words]));

  const pick = async (value: string | null) => {
    setFault('');
    if (value === null || value === vinculo) return;
    if (!isRow(value)) return choose(value);
    try {
      const its = await owners.keyOf(Number(value));
      if (its === '') return setFault(words('noKey'));
      setChosen({ vinculo: its, label: found.find((option) => option.value === value)?.label ?? its });
      choose(its);
    } catch (error) {
      setFault(explain(error).title);
    }
  };
  /** The chosen owner, or that it is not imported yet. */
  const describeChosen = () => {
    const shown = owners.shownKey(vinculo);
    if (current.data === undefined) return shown;
    return `${shown}: ${current.data === null ? words('notHere') : current.data.words}`;
  };
  return (
    <Select
      label={words('label')}
      description={vinculo === '' ? words('hint') : describeChosen()}
      placeholder={words('placeholder')}
      required
      withAsterisk={false}
      searchable
      data={options.map(({ value, label }) => ({ value, label }))}
      value={vinculo || null}
      onChange={pick}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      error={fault || undefined}
      nothingFoundMessage={query.isFetching ? t('searching') : words('nothing')}
      rightSection={isBusy || (query.isFetching && typed !== '') ? <Loader size={16} /> : undefined}
      allowDeselect={false}
      maxDropdownHeight={320}
      renderOption={({ option }) => (
        <Box component="span" display="block" flex={1} miw={0}>
          <span className={cells.oneLine}>{option.label}</span>
          <span className={cells.second}>{wordsOf.get(option.value)}</span>
        </Box>
      )}
    />
  );
}

/** The owner with a key; null when it is not imported. */
function useOwnerOf({ owners, topic }: Pick<OwnerSelectProps, 'owners' | 'topic'>, key: string) {
  return useQuery({
    queryKey: [topic, 'find', 'byKey', key],
    queryFn: async ({ signal }) => (await owners.byKey(key, signal)) ?? null,
    enabled: key !== '',
  });
}
