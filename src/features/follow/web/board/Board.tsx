import type { DropResult } from '@hello-pangea/dnd';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { BoardFrame, BoardSkeleton } from '#kit/web/board/BoardFrame.tsx';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import type { Search } from '#kit/web/search/search.ts';
import { Walked } from '#kit/web/search/walk.ts';
import type { Follow, Stage } from '../../contract.ts';
import { calls } from '../calls.ts';
import type { followSearch } from '../followSearch.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { type Columns, dropped, moved, totalOf } from './boardOrder.ts';
import type { CardActions } from './card/cardActions.ts';
import { type BoardQuery, useMove } from './card/useMove.ts';
import { noticesOf } from './FollowLink.tsx';

type BoardProps = {
  query: BoardQuery;
  /** Search parameters of the screen, for links to the list. */
  search: Search<typeof followSearch>;
  /** The page's nonce, for style elements of drag and drop. */
  nonce: string;
  edit: CardActions['edit'];
  stop: (follow: Follow) => void;
  prepare: CardActions['prepare'];
  /** Shown instead of empty columns. */
  empty: ReactNode;
};

const menuButton = '[data-card-menu]';

/** Followed items by stage. */
export function Board({ query, ...props }: BoardProps) {
  const answer = useQuery({ ...calls.board.query({ query }), placeholderData: (before) => before });
  return (
    <Loaded query={answer} skeleton={<BoardSkeleton cards={[3, 2, 2, 1, 1, 1]} />}>
      {({ columns }) =>
        totalOf(columns) === 0 ? props.empty : <Stages {...props} query={query} kept={columns} isStale={answer.isPlaceholderData} />
      }
    </Loaded>
  );
}

function Stages({
  query,
  search,
  kept,
  isStale,
  nonce,
  edit,
  stop,
  prepare,
}: Omit<BoardProps, 'empty'> & { kept: Columns; isStale: boolean }) {
  const t = useTexts('board');
  const names = useTexts('follow');
  const root = useRef<HTMLDivElement>(null);
  /** A drop is shown immediately; the cache follows a moment later. */
  const [ahead, setAhead] = useState<{ of: Columns; columns: Columns }>();
  /** Updates wait while a card is dragged. */
  const [held, setHeld] = useState<Columns>();
  const [said, say] = useState('');
  const columns = held ?? (ahead?.of === kept ? ahead.columns : kept);
  const latest = useRef(columns);
  latest.current = columns;

  /** The card moved by its menu or moved back: focused again in its new place. */
  const focusNext = useRef<{ id: number; stage: Stage; within?: string }>(undefined);
  useEffect(() => {
    if (!focusNext.current) return;
    const { id, stage, within = '' } = focusNext.current;
    const target = root.current?.querySelector<HTMLElement>(`[data-stage="${stage}"] [data-card="${id}"] ${within}`);
    if (!target) return;
    focusNext.current = undefined;
    target.focus();
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const move = useMove(query, ({ id, stage, name }) => {
    setAhead(undefined);
    const focused = document.activeElement;
    const card = focused?.closest('[data-card]');
    if (card?.getAttribute('data-card') === String(id)) focusNext.current = { id, stage, ...(focused !== card && { within: menuButton }) };
    say(t('drag.failed', { name, stage: names(`stage.${stage}`) }));
  });

  const nameOf = (id: string) => latest.current.flatMap(({ follows }) => follows).find((follow) => String(follow.id) === id)?.name ?? '';
  const place = (id: string, { droppableId, index }: { droppableId: string; index: number }) => ({
    name: nameOf(id),
    stage: names(`stage.${droppableId as Stage}`),
    place: index + 1,
  });
  const dragEnd = ({ draggableId, destination, source, reason }: DropResult, { announce }: { announce: (words: string) => void }) => {
    const before = latest.current;
    setHeld(undefined);
    if (!destination || reason === 'CANCEL') return announce(t('drag.cancelled', place(draggableId, source)));
    announce(t('drag.dropped', place(draggableId, destination)));
    if (destination.droppableId === source.droppableId && destination.index === source.index) return;
    const change = dropped(before, Number(draggableId), destination.droppableId as Stage, destination.index);
    setAhead({ of: kept, columns: moved(kept, change) });
    move(change);
  };
  const actions = useMemo<CardActions>(
    () => ({
      edit,
      move: (follow, stage) => {
        focusNext.current = { id: follow.id, stage, within: menuButton };
        move({ id: follow.id, stage, after: null });
        say(t('drag.dropped', { name: follow.name, stage: names(`stage.${stage}`), place: 1 }));
      },
      stop: (follow, button) => {
        focusNeighbour(button?.closest('li') ?? null, menuButton);
        stop(follow);
      },
      prepare,
    }),
    [edit, stop, prepare, move, t, names],
  );

  const walk = useMemo(() => noticesOf(columns.flatMap(({ follows }) => follows)), [columns]);

  return (
    <Walked value={walk}>
      <BoardFrame
        root={root}
        label={t('board.stages')}
        stages={columns.map(({ stage, total }) => ({ stage, name: names(`stage.${stage}`), total }))}
        said={said}
        words={{
          how: t('drag.how'),
          lifted: (id, from) => t('drag.lifted', place(id, from)),
          over: (id, over) => t('drag.over', place(id, over)),
          nowhere: t('drag.nowhere'),
        }}
        nonce={nonce}
        isHeld={held !== undefined}
        isStale={isStale}
        hold={() => setHeld(latest.current)}
        drop={dragEnd}
      >
        {columns.map((column) => (
          <BoardColumn key={column.stage} column={column} search={search} actions={actions} />
        ))}
      </BoardFrame>
    </Walked>
  );
}
