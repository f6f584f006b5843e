import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useKeys, useLetterKeys } from '#kit/web/device/shortcuts.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { defaultsOf, type Search } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { licitacoes } from '../../contract.ts';
import { calls } from '../calls.ts';
import type { listSearch } from '../list/listSearch.ts';
import classes from './LicitacaoDetail.module.css';
import type { Around, Side, Steps, Way } from './stepAlong.ts';

type NeighboursProps = {
  id: number;
  /** Search parameters of the list the notice was opened from. */
  search: Search<typeof listSearch>;
};

/** Links to the previous and next notice in the order of that list: by button, or K and J as in the list. Going back leads to the list. */
export function Neighbours({ id, search }: NeighboursProps) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { page: _page, perPage: _perPage, busca: _busca, ...filter } = search;
  const walk = useLocation({ select: ({ state }) => state.walk });
  const query = (of: number) =>
    calls.neighbours.query({ params: { id: of }, query: { ...defaultsOf(licitacoes.neighbours.query), ...filter } });
  const here = walk && placeIn(walk, id);
  const asked = useQuery({ ...query(id), enabled: !here, placeholderData: keepPreviousData });
  const data = here ?? asked.data;
  const [lettersWork] = useLetterKeys();
  const steps = useRef<Steps>({ presses: 0, to: Promise.resolve(id), coming: [], isLeft: false });
  useEffect(() => {
    const { current } = steps;
    const place = current.coming.indexOf(id);
    // Opened in another way than by a step.
    if (place < 0) current.to = Promise.resolve(id);
    current.coming = place < 0 ? [] : current.coming.slice(place + 1);
  }, [id]);
  useEffect(() => {
    const taken = steps.current;
    taken.isLeft = false;
    return () => {
      taken.isLeft = true;
    };
  }, []);
  /** Counts every press, however quick, in its order. */
  const go = (side: Side) => {
    const { current } = steps;
    const way: Way = {
      find: async (from) => (walk && placeIn(walk, from)) ?? queryClient.fetchQuery(query(from)),
      show: (to) => navigate({ to: '/apps/invoice/preview/$id', params: { id: String(to) }, search, state: true, replace: true }),
      list: here ? undefined : search,
    };
    current.presses++;
    current.to = current.to.then((from) =>
      import('./stepAlong.ts').then(
        ({ stepAlong }) => stepAlong(current, from, side, way),
        () => {
          current.presses--;
          return from;
        },
      ),
    );
  };
  useKeys([
    { keys: ['j'], does: t('detail.next'), group: t('title'), act: () => go('next') },
    { keys: ['k'], does: t('detail.previous'), group: t('title'), act: () => go('previous') },
  ]);
  const step = (side: Side, label: string, key: string, Icon: typeof IconChevronLeft) => {
    const to = data?.[side];
    return to ? (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        aria-keyshortcuts={lettersWork ? key : undefined}
        title={lettersWork ? `${label} (${key})` : label}
        {...prefetchOnIntent(() => queryClient.prefetchQuery(calls.show.query({ params: { id: to } })))}
        // The link is for other tabs.
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          go(side);
        }}
        renderRoot={(props) => <Link {...props} to="/apps/invoice/preview/$id" params={{ id: String(to) }} search={search} />}
      >
        <Icon size={18} />
      </ActionIcon>
    ) : (
      <ActionIcon variant="default" size={36} aria-label={label} disabled>
        <Icon size={18} />
      </ActionIcon>
    );
  };
  return (
    <Group wrap="nowrap" gap={0}>
      {step('previous', t('detail.previous'), 'K', IconChevronLeft)}
      <span className={`${textStyles.dimmed} ${classes.position}`}>
        {data && data.position > 0 && t('detail.position', { position: format.number(data.position), total: format.number(data.total) })}
      </span>
      {step('next', t('detail.next'), 'J', IconChevronRight)}
    </Group>
  );
}

/** The notice's place among the ids of a list; undefined if it is none of them. */
function placeIn(walk: readonly number[], id: number): Around | undefined {
  const at = walk.indexOf(id);
  return at < 0 ? undefined : { previous: walk[at - 1] ?? null, next: walk[at + 1] ?? null, position: at + 1, total: walk.length };
}
