import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import { useExplanation } from '#kit/web/sending/useExplanation.ts';
import { compraPattern } from '../contract.ts';
import classes from './ImportScreen.module.css';
import { useNotices } from './notices.ts';

type NoticeSelectProps = {
  /** Control number of the notice chosen; empty while there is none. */
  compra: string;
  choose: (compra: string) => void;
  isBusy: boolean;
};

const isControl = (typed: string) => typed !== '' && new RegExp(compraPattern).test(typed);

/** Long enough not to ask for every letter. */
const typingPause = 250;

/** The notice that the records of a file belong to: found by words, or by its control number, which need not be here yet. */
export function NoticeSelect({ compra, choose, isBusy }: NoticeSelectProps) {
  const t = useTexts('importacoes');
  const notices = useNotices();
  const explain = useExplanation();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ compra: string; label: string }>();
  const [fault, setFault] = useState('');
  const [q] = useDebouncedValue(typed.trim(), typingPause);
  const isChosen = chosen?.compra === compra && chosen.label === typed;
  const words = isChosen ? '' : q;
  const query = useQuery({
    // Below the notices' own key, so that what imports change in them is found anew.
    queryKey: ['licitacoes', 'find', words],
    queryFn: ({ signal }) => notices.find(words, signal),
    placeholderData: keepPreviousData,
  });
  const numbered = useNoticeOf(isControl(q) ? q : compra);
  const current = useNoticeOf(compra);
  const found = (query.data ?? []).map(({ id, ...notice }) => ({ value: String(id), ...notice }));
  const byNumber = isControl(q)
    ? [{ value: q, label: numbered.data?.label ?? q, objeto: numbered.data?.objeto ?? t('notice.byNumber') }]
    : [];
  const label = chosen?.compra === compra ? chosen.label : (current.data?.label ?? compra);
  const kept = compra === '' ? [] : [{ value: compra, label, objeto: t('notice.chosen') }];
  // What a control number names stands first, as itself and once.
  const others = found.filter(({ value }) => value !== String(numbered.data?.id));
  const options = [...byNumber.filter(({ value }) => value !== compra), ...kept, ...others];
  const objetos = new Map(options.map(({ value, objeto }) => [value, objeto]));

  const pick = async (value: string | null) => {
    setFault('');
    if (value === null || value === compra) return;
    if (isControl(value)) return choose(value);
    try {
      const controle = await notices.controlOf(Number(value));
      if (!isControl(controle)) return setFault(t('notice.noNumber'));
      setChosen({ compra: controle, label: found.find((option) => option.value === value)?.label ?? controle });
      choose(controle);
    } catch (error) {
      setFault(explain(error).title);
    }
  };
  return (
    <Select
      label={t('notice.label')}
      description={compra === '' ? t('notice.hint') : <Chosen compra={compra} query={current} />}
      placeholder={t('notice.placeholder')}
      required
      withAsterisk={false}
      searchable
      data={options.map(({ value, label }) => ({ value, label }))}
      value={compra || null}
      onChange={pick}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      error={fault || undefined}
      nothingFoundMessage={query.isFetching ? t('notice.searching') : t('notice.nothing')}
      rightSection={isBusy || (query.isFetching && typed !== '') ? <Loader size={16} /> : undefined}
      allowDeselect={false}
      maxDropdownHeight={320}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <span className={classes.cut}>{option.label}</span>
          <span className={classes.second}>{objetos.get(option.value)}</span>
        </span>
      )}
    />
  );
}

/** The notice of a control number; null when it is not here. */
function useNoticeOf(compra: string) {
  const notices = useNotices();
  return useQuery({
    queryKey: ['licitacoes', 'find', 'byControl', compra],
    queryFn: async ({ signal }) => (await notices.byControl(compra, signal)) ?? null,
    enabled: compra !== '',
  });
}

/** Which notice was chosen, or that it has yet to come. */
function Chosen({ compra, query: { data } }: { compra: string; query: ReturnType<typeof useNoticeOf> }) {
  const t = useTexts('importacoes');
  if (data === undefined) return compra;
  return `${compra}: ${data === null ? t('notice.notHere') : data.objeto}`;
}
