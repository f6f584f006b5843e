import type { DropResult } from '@hello-pangea/dnd';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { BoardFrame, BoardSkeleton } from '#kit/web/board/BoardFrame.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import type { Search } from '#kit/web/search/search.ts';
import type { Etapa, Proposta } from '../../entities.ts';
import { calls } from '../calls.ts';
import { isAsked } from '../outcome.ts';
import type { propostasSearch } from '../propostasSearch.ts';
import { useEtapaName } from '../useEtapaName.ts';
import { useMove } from '../useMove.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { type Columns, findCard, moved, totalOf } from './boardOrder.ts';
import type { CardActions } from './cardActions.ts';

type BoardProps = {
  query: NonNullable<NonNullable<Parameters<typeof calls.board.query>[0]>['query']>;
  /** Search parameters of the screen, for links to the list. */
  search: Search<typeof propostasSearch>;
  /** The page's nonce, for style elements of drag and drop. */
  nonce: string;
  /** Shown instead of empty columns. */
  empty: ReactNode;
};

/** Offers by stage. */
export function Board({ query, empty, ...props }: BoardProps) {
  const answer = useQuery({ ...calls.board.query({ query }), placeholderData: (before) => before });
  return (
    <Loaded query={answer} skeleton={<BoardSkeleton cards={[3, 2, 2, 1, 1, 2, 1, 1]} />}>
      {({ colunas }) => (totalOf(colunas) === 0 ? empty : <Stages {...props} kept={colunas} isStale={answer.isPlaceholderData} />)}
    </Loaded>
  );
}

type StagesProps = Pick<BoardProps, 'search' | 'nonce'> & { kept: Columns; isStale: boolean };

function Stages({ search, kept, isStale, nonce }: StagesProps) {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const root = useRef<HTMLDivElement>(null);
  /** A drop is shown immediately; the cache follows a moment later. */
  const [ahead, setAhead] = useState<{ of: Columns; columns: Columns }>();
  /** Updates wait while a card is dragged. */
  const [held, setHeld] = useState<Columns>();
  const [said, say] = useState('');
  const columns = held ?? (ahead?.of === kept ? ahead.columns : kept);
  const latest = useRef(columns);
  latest.current = columns;
  /** The card moved by its menu: its button is focused again in its new place. */
  const focusNext = useRef<{ id: number; etapa: Etapa }>(undefined);
  useEffect(() => {
    if (!focusNext.current) return;
    const { id, etapa } = focusNext.current;
    const target = root.current?.querySelector<HTMLElement>(`[data-stage="${etapa}"] [data-card-menu="${id}"]`);
    if (!target) return;
    focusNext.current = undefined;
    target.focus();
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const stays = (words: 'drag.failed' | 'drag.cancelled', { edital, etapa }: Proposta) => {
    setAhead(undefined);
    focusNext.current = undefined;
    say(t(words, { name: edital.nome, etapa: etapaName(etapa) }));
  };
  const { move, dialogs } = useMove({
    failed: (proposta) => stays('drag.failed', proposta),
    cancelled: (proposta) => stays('drag.cancelled', proposta),
  });
  const place = (id: string, { droppableId, index }: { droppableId: string; index: number }) => ({
    name: findCard(latest.current, Number(id))?.edital.nome ?? '',
    etapa: etapaName(droppableId as Etapa),
    place: index + 1,
  });
  const dragEnd = ({ draggableId, destination, source, reason }: DropResult, { announce }: { announce: (words: string) => void }) => {
    const proposta = findCard(latest.current, Number(draggableId));
    setHeld(undefined);
    // Within a stage the order is that of the sessions.
    if (!proposta || !destination || reason === 'CANCEL' || destination.droppableId === source.droppableId)
      return announce(t('drag.cancelled', place(draggableId, source)));
    announce(t('drag.dropped', place(draggableId, destination)));
    const etapa = destination.droppableId as Etapa;
    move({ proposta, etapa, place: destination.index });
    // It stays where it is until what the stage asks for is answered.
    if (!isAsked(etapa)) setAhead({ of: kept, columns: moved(kept, proposta.id, etapa, destination.index) });
  };
  const actions = useMemo<CardActions>(
    () => ({
      move: (proposta, etapa) => {
        if (!isAsked(etapa)) focusNext.current = { id: proposta.id, etapa };
        move({ proposta, etapa });
      },
    }),
    [move],
  );
  return (
    <>
      <BoardFrame
        root={root}
        label={t('board.stages')}
        stages={columns.map(({ etapa, total }) => ({ stage: etapa, name: etapaName(etapa), total }))}
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
          <BoardColumn key={column.etapa} column={column} search={search} actions={actions} />
        ))}
      </BoardFrame>
      {dialogs}
    </>
  );
}
