import { DragDropContext, type DragStart, type DragUpdate, type DropResult } from '@hello-pangea/dnd';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import classes from '#kit/web/board/Board.module.css';
import { StageJumps } from '#kit/web/board/StageJumps.tsx';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import type { Search } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { type Follow, type Stage, stages } from '../../contract.ts';
import { calls } from '../calls.ts';
import type { followSearch } from '../followSearch.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { type Columns, dropped, moved, totalOf } from './boardOrder.ts';
import type { CardActions } from './card/cardActions.ts';
import { type BoardQuery, useMove } from './card/useMove.ts';

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
    <Loaded query={answer} skeleton={<BoardSkeleton />}>
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

  return (
    <>
      <StageJumps
        label={t('board.stages')}
        columns={columns.map(({ stage, total }) => ({ stage, name: names(`stage.${stage}`), total }))}
        board={root}
      />
      <p role="status" className={textStyles.visuallyHidden}>
        {said}
      </p>
      <DragDropContext
        nonce={nonce}
        dragHandleUsageInstructions={t('drag.how')}
        onBeforeCapture={() => setHeld(latest.current)}
        onDragStart={({ draggableId, source }: DragStart, { announce }) => announce(t('drag.lifted', place(draggableId, source)))}
        onDragUpdate={({ draggableId, destination }: DragUpdate, { announce }) =>
          announce(destination ? t('drag.over', place(draggableId, destination)) : t('drag.nowhere'))
        }
        onDragEnd={dragEnd}
      >
        <div
          ref={root}
          className={classes.board}
          data-results
          // Focus target when the last card disappears.
          tabIndex={-1}
          data-home
          data-held={held !== undefined || undefined}
          data-stale={isStale || undefined}
        >
          {columns.map((column) => (
            <BoardColumn key={column.stage} column={column} search={search} actions={actions} />
          ))}
        </div>
      </DragDropContext>
    </>
  );
}

/** Placeholders of the columns. */
function BoardSkeleton() {
  const kit = useTexts('kit');
  return (
    <div className={classes.board} role="status" aria-label={kit('loading')}>
      {stages.map((stage, column) => (
        <div key={stage} className={classes.column}>
          <Skeleton height={16} mt="sm" mb={4} />
          {Array.from({ length: [3, 2, 2, 1, 1, 1][column] ?? 1 }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <Skeleton key={card} height={152} />
          ))}
        </div>
      ))}
    </div>
  );
}
