import { CloseButton, Skeleton, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Failure } from '#kit/web/page/Failure.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { renewsAddresses } from '#kit/web/viewer/renewsAddresses.ts';
import { useFileViewer } from '#kit/web/viewer/useFileViewer.tsx';
import type { Edital, EditalHit } from '../entities.ts';
import { calls } from './calls.ts';
import { Excerpt } from './Excerpt.tsx';
import classes from './editais.module.css';
import { usePlace } from './usePlace.ts';

/** Until a word is typed. */
const TYPING_MS = 300;
const MOST_HITS = 30;

type SearchInNoticeProps = {
  licitacao: number;
  /** What to search for at first: the page was opened at its hits. */
  wanted: string;
};

/** Searches in the files of a notice, once some have text. */
export function SearchInNotice({ licitacao, wanted }: SearchInNoticeProps) {
  const { data } = useQuery({ ...calls.ofNotice.query({ params: { id: licitacao } }), ...renewsAddresses });
  if (!data?.editais.some(({ pages }) => pages > 0)) return null;
  return <Search licitacao={licitacao} wanted={wanted} editais={data.editais} />;
}

function Search({ licitacao, wanted, editais }: SearchInNoticeProps & { editais: readonly Edital[] }) {
  const t = useTexts('editais');
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(wanted);
  const [text] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = useQuery({
    ...calls.search.query({ query: { q: text || ' ', licitacao, limit: MOST_HITS } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  useEffect(() => {
    if (wanted !== '') box.current?.scrollIntoView({ block: 'start' });
  }, [wanted]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: React knows no element `search`
    <div ref={box} className={classes.search} role="search">
      <TextInput
        label={t('searchHere')}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden />}
        rightSection={typed !== '' && <CloseButton size="sm" aria-label={t('clear')} onClick={() => setTyped('')} />}
      />
      {text !== '' && query.isError && <Failure error={query.error} retry={() => query.refetch()} />}
      {text !== '' && query.isPending && <Skeleton height={60} />}
      {text !== '' && query.data && <Hits hits={query.data.hits} hasMore={query.data.hasMore} editais={editais} />}
    </div>
  );
}

function Hits({ hits, hasMore, editais }: { hits: readonly EditalHit[]; hasMore: boolean; editais: readonly Edital[] }) {
  const t = useTexts('editais');
  const place = usePlace();
  const keyOf = ({ documento_id, arquivo, pagina }: EditalHit) => `${documento_id} ${arquivo} ${pagina}`;
  // Only a PDF opens at a page.
  const opened = hits.flatMap((hit) => {
    const edital = editais.find(({ documento_id }) => documento_id === hit.documento_id);
    if (edital?.shown?.kind !== 'pdf') return [];
    const { fileName, url, bytes, shown } = edital;
    return [{ id: keyOf(hit), fileName, url, bytes: bytes ?? 0, shown: { ...shown, url: `${shown.url}#page=${hit.pagina}` } }];
  });
  const viewer = useFileViewer(opened);
  const several = new Set(hits.map(({ documento_id }) => documento_id)).size > 1;
  return (
    <>
      <p className={textStyles.minor} role="status">
        {hits.length === 0 ? t('nothing') : hasMore ? t('first', { count: hits.length }) : t('hits', { count: hits.length })}
      </p>
      <ul className={classes.hits}>
        {hits.map((hit) => {
          const key = keyOf(hit);
          const name = [several && hit.titulo, place(hit)].filter(Boolean).join(' · ');
          return (
            <li key={key}>
              {opened.some(({ id }) => id === key) ? (
                <UnstyledButton className={classes.place} {...viewer.opens(key)}>
                  {name}
                </UnstyledButton>
              ) : (
                <span className={classes.name}>{name}</span>
              )}
              <Excerpt excerpt={hit.excerpt} />
            </li>
          );
        })}
      </ul>
      {viewer.window}
    </>
  );
}
