import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconFileSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { ListFilters } from '#features/licitacoes/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { editaisHash } from '../hash.ts';
import { calls } from './calls.ts';
import { Excerpt } from './Excerpt.tsx';
import classes from './editais.module.css';
import { usePlace } from './usePlace.ts';

const MOST_SHOWN = 5;

/** Beside a search in notices: those that its filters leave and whose files have the words. Nothing where none has, nor while it is looked for. */
export function FoundInEditais({ filters: { q = '', ...filters } }: { filters: Partial<ListFilters> }) {
  const t = useTexts('editais');
  const place = usePlace();
  const list = useId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(calls.search.query({ query: { ...filters, q, limit: MOST_SHOWN } }));
  if (!data || data.hits.length === 0) return null;
  const { hits, hasMore } = data;
  return (
    <section className={classes.found} aria-label={t('found')}>
      <UnstyledButton className={classes.toggle} aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
        <IconFileSearch size={18} aria-hidden />
        {hasMore ? t('foundMore', { count: MOST_SHOWN }) : t('foundIn', { count: hits.length })}
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      <ul id={list} className={classes.hits} hidden={!isOpen}>
        {hits.map((hit) => (
          <li key={hit.licitacao_id}>
            <Link
              className={classes.name}
              to="/apps/invoice/preview/$id"
              params={{ id: String(hit.licitacao_id) }}
              search={{ q }}
              hash={editaisHash}
            >
              {hit.licitacao}
            </Link>
            <span className={textStyles.minor}>
              {[hit.orgao, hit.titulo, place(hit), hit.paginas > 1 && t('morePages', { count: hit.paginas - 1 })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <Excerpt excerpt={hit.excerpt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
