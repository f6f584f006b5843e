import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useExplanation } from '#kit/web/sending/useExplanation.ts';
import classes from '../ImportScreen.module.css';
import { ownerName, useOwners } from './owners.ts';

type OwnerSelectProps = {
  of: 'notice' | 'bill';
  /** Key of the choice; empty when none. */
  compra: string;
  choose: (compra: string) => void;
  isBusy: boolean;
};

/** Debounce of typing, in milliseconds. */
const typingPause = 250;
/** Results have their row's number as value, typed keys have the key. */
const isRow = (value: string) => /^\d+$/.test(value);

/** Select for the notice or bill that the records of a file belong to: by search, or by its key even if it is not imported yet. */
export function OwnerSelect({ of, compra, choose, isBusy }: OwnerSelectProps) {
  const t = useTexts('importacoes');
  const owners = useOwners(of);
  const explain = useExplanation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ compra: string; label: string }>();
  const [fault, setFault] = useState('');
  const [q] = useDebouncedValue(typed.trim(), typingPause);
  const isChosen = chosen?.compra === compra && chosen.label === typed;
  const words = isChosen ? '' : q;
  const key = owners.keyIn(words);
  const query = useQuery({
    // Cached under their own key, so that imports invalidate the results.
    queryKey: [owners.topic, 'find', words],
    queryFn: ({ signal }) => owners.find(words, signal),
    placeholderData: keepPreviousData,
  });
  const named = useOwnerOf(of, key ?? compra);
  const current = useOwnerOf(of, compra);
  const found = (query.data ?? []).map(({ id, ...owner }) => ({ value: String(id), ...owner }));
  const byKey =
    key === undefined
      ? []
      : [{ value: key, label: named.data?.label ?? ownerName(key), words: named.data?.words ?? t(`owner.byNumber.${of}`) }];
  const label = chosen?.compra === compra ? chosen.label : (current.data?.label ?? ownerName(compra));
  const kept = compra === '' ? [] : [{ value: compra, label, words: t(`owner.chosen.${of}`) }];
  // The owner named by a key comes first, once.
  const others = found.filter(({ value }) => value !== String(named.data?.id));
  const options = [...byKey.filter(({ value }) => value !== compra), ...kept, ...others];
  const wordsOf = new Map(options.map((option) => [option.value, option.words]));

  const pick = async (value: string | null) => {
    setFault('');
    if (value === null || value === compra) return;
    if (!isRow(value)) return choose(value);
    try {
      const its = await owners.keyOf(Number(value));
      if (its === '') return setFault(t(`owner.noNumber.${of}`));
      setChosen({ compra: its, label: found.find((option) => option.value === value)?.label ?? its });
      choose(its);
    } catch (error) {
      setFault(explain(error).title);
    }
  };
  return (
    <Select
      label={t(`owner.label.${of}`)}
      description={compra === '' ? t(`owner.hint.${of}`) : <Chosen of={of} compra={compra} query={current} />}
      placeholder={t(`owner.placeholder.${of}`)}
      required
      withAsterisk={false}
      searchable
      data={options.map(({ value, label }) => ({ value, label }))}
      value={compra || null}
      onChange={pick}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      error={fault || undefined}
      nothingFoundMessage={query.isFetching ? t(`owner.searching.${of}`) : t(`owner.nothing.${of}`)}
      rightSection={isBusy || (query.isFetching && typed !== '') ? <Loader size={16} /> : undefined}
      allowDeselect={false}
      maxDropdownHeight={320}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span className={classes.cut}>{option.label}</span>
          <span className={classes.second}>{wordsOf.get(option.value)}</span>
        </span>
      )}
    />
  );
}

/** The owner with a key; null when it is not imported. */
function useOwnerOf(of: OwnerSelectProps['of'], compra: string) {
  const owners = useOwners(of);
  return useQuery({
    queryKey: [owners.topic, 'find', 'byKey', compra],
    queryFn: async ({ signal }) => (await owners.byKey(compra, signal)) ?? null,
    enabled: compra !== '',
  });
}

type ChosenProps = Pick<OwnerSelectProps, 'of' | 'compra'> & { query: ReturnType<typeof useOwnerOf> };

/** The chosen owner, or that it is not imported yet. */
function Chosen({ of, compra, query: { data } }: ChosenProps) {
  const t = useTexts('importacoes');
  if (data === undefined) return ownerName(compra);
  return `${ownerName(compra)}: ${data === null ? t(`owner.notHere.${of}`) : data.words}`;
}
