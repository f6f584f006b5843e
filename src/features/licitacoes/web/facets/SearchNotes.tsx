import { Anchor, Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { Loosening } from '../../facets.ts';
import type { listSearch } from '../list/listSearch.ts';
import { facetCalls } from './calls.ts';
import classes from './facets.module.css';

type List = ListState<typeof listSearch>;
/** What the search says of its words. */
export type FoundWords = { total: number; tambem: { typed: string; also: string[] }[]; sugestao: string | null };

const places = ['objeto', 'itens', 'orgao', 'numero'] as const;
/** Conditions that are offered to be left out. */
const MOST_OFFERED = 3;

/** Above the results: where the text is searched, its synonyms, what may have been meant, and what an empty list would need. */
export function SearchNotes({ list, found }: { list: List; found: FoundWords | undefined }) {
  const t = useTexts('facets');
  const { q, onde, sem = [], sort } = list.search;
  const leaveOut = (name: string) => list.set({ sem: [...sem, name] });
  const also = found?.tambem.flatMap((one) => one.also) ?? [];
  return (
    <div className={classes.notes}>
      {q && (
        <>
          <NativeSelect
            size="xs"
            aria-label={t('where.label')}
            value={onde ?? ''}
            onChange={(event) => list.set({ onde: places.find((one) => one === event.currentTarget.value) })}
            data={[{ value: '', label: t('where.all') }, ...places.map((value) => ({ value, label: t(`where.${value}`) }))]}
          />
          {/* Of another order, the header of its column tells. */}
          {(sort === undefined || sort === 'relevancia') && (
            <NativeSelect
              size="xs"
              aria-label={t('order.label')}
              value={sort ?? 'proximas'}
              onChange={(event) =>
                list.set({ sort: event.currentTarget.value === 'relevancia' ? 'relevancia' : undefined, order: undefined })
              }
              data={(['proximas', 'relevancia'] as const).map((value) => ({ value, label: t(`order.${value}`) }))}
            />
          )}
        </>
      )}
      {also.length > 0 && (
        <span className={classes.names}>
          {t('also')}
          {also.map((name) => (
            <Button
              key={name}
              size="compact-xs"
              variant="light"
              rightSection={<IconX size={12} aria-hidden />}
              aria-label={t('leaveOut', { name })}
              onClick={() => leaveOut(name)}
            >
              {name}
            </Button>
          ))}
        </span>
      )}
      {sem.length > 0 && (
        <Button size="compact-xs" variant="subtle" onClick={() => list.set({ sem: undefined })}>
          {t('putBack')}
        </Button>
      )}
      {found?.sugestao && (
        <span role="status">
          {t('meant')}{' '}
          <Anchor component="button" type="button" inherit fw={600} onClick={() => list.set({ q: found.sugestao ?? undefined })}>
            {found.sugestao}
          </Anchor>
        </span>
      )}
      {found?.total === 0 && <Loosenings list={list} />}
    </div>
  );
}

/** What would be found without one of the conditions. */
function Loosenings({ list }: { list: List }) {
  const t = useTexts('facets');
  const format = useFormat();
  const { page: _page, perPage: _perPage, sort: _sort, order: _order, busca: _busca, ...filter } = list.query;
  const { data } = useQuery(facetCalls.loosenings.query({ query: filter }));
  const offered = data?.loosenings.slice(0, MOST_OFFERED) ?? [];
  if (offered.length === 0) return null;
  const label = ({ without, count }: Loosening) => t('without', { condition: t(`conditions.${without}`), figure: format.number(count) });
  return (
    <span className={classes.names} role="status">
      {t('nothing')}
      {offered.map((one) => (
        <Button key={one.without} size="compact-xs" variant="light" onClick={() => list.set({ [one.without]: undefined })}>
          {label(one)}
        </Button>
      ))}
    </span>
  );
}
