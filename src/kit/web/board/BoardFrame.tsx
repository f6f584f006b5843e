import { DragDropContext, type DragStart, type DragUpdate, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { Skeleton } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTexts } from '../locale/i18n.ts';
import textStyles from '../text/text.module.css';
import classes from './Board.module.css';
import { StageJumps } from './StageJumps.tsx';

type Place = { droppableId: string; index: number };

type BoardFrameProps = {
  root: RefObject<HTMLDivElement | null>;
  /** Names the links to the stages. */
  label: string;
  stages: readonly { stage: string; name: string; total: number }[];
  /** Read out when it changes. */
  said: string;
  /** What a screen reader says while a card is dragged. */
  words: { how: string; lifted: (card: string, from: Place) => string; over: (card: string, place: Place) => string; nowhere: string };
  /** The page's nonce, for style elements of drag and drop. */
  nonce: string;
  /** A card is dragged. */
  isHeld: boolean;
  isStale: boolean;
  hold: () => void;
  drop: (result: DropResult, provided: ResponderProvided) => void;
  /** The columns. */
  children: ReactNode;
};

/** A board whose cards are dragged between its stages. */
export function BoardFrame({ root, label, stages, said, words, nonce, isHeld, isStale, hold, drop, children }: BoardFrameProps) {
  return (
    <>
      <StageJumps label={label} columns={stages} board={root} />
      <p role="status" className={textStyles.visuallyHidden}>
        {said}
      </p>
      <DragDropContext
        nonce={nonce}
        dragHandleUsageInstructions={words.how}
        onBeforeCapture={hold}
        onDragStart={({ draggableId, source }: DragStart, { announce }) => announce(words.lifted(draggableId, source))}
        onDragUpdate={({ draggableId, destination }: DragUpdate, { announce }) =>
          announce(destination ? words.over(draggableId, destination) : words.nowhere)
        }
        onDragEnd={drop}
      >
        <div
          ref={root}
          className={classes.board}
          data-results
          // Focus target when the last card disappears.
          tabIndex={-1}
          data-home
          data-held={isHeld || undefined}
          data-stale={isStale || undefined}
        >
          {children}
        </div>
      </DragDropContext>
    </>
  );
}

/** Placeholders of the columns. @param props `cards`: how many each of them has */
export function BoardSkeleton({ cards }: { cards: readonly number[] }) {
  const kit = useTexts('kit');
  return (
    <div className={classes.board} role="status" aria-label={kit('loading')}>
      {cards.map((count, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={column} className={classes.column}>
          <Skeleton height={16} mt="sm" mb={4} />
          {Array.from({ length: count }, (_, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
            <Skeleton key={card} height={152} />
          ))}
        </div>
      ))}
    </div>
  );
}
