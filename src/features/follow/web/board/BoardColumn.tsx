import { Draggable, Droppable } from '@hello-pangea/dnd';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import classes from '#kit/web/board/Board.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Search } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { followSearch } from '../followSearch.ts';
import type { Columns } from './boardOrder.ts';
import { Card } from './card/Card.tsx';
import type { CardActions } from './card/cardActions.ts';
import { StageIcon } from './card/StageIcon.tsx';

type BoardColumnProps = {
  column: Columns[number];
  /** Search parameters of the screen. */
  search: Search<typeof followSearch>;
  actions: CardActions;
};

/** A stage with its cards. */
export const BoardColumn = memo(function BoardColumn({ column, search, actions }: BoardColumnProps) {
  const t = useTexts('board');
  const names = useTexts('follow');
  const format = useFormat();
  const { stage, total, follows } = column;
  const name = names(`stage.${stage}`);
  return (
    <section
      className={classes.column}
      aria-label={t('board.column', { stage: name, count: total, figure: format.number(total) })}
      data-stage={stage}
    >
      <header className={classes.columnHead}>
        <StageIcon stage={stage} />
        <h2 className={textStyles.oneLine}>{name}</h2>
        <span className={textStyles.dimmed} aria-hidden>
          {format.number(total)}
        </span>
      </header>
      <Droppable droppableId={stage}>
        {(provided, { isDraggingOver }) => (
          <ul ref={provided.innerRef} {...provided.droppableProps} className={classes.cards} data-over={isDraggingOver || undefined}>
            {follows.map((follow, index) => (
              <Draggable key={follow.id} draggableId={String(follow.id)} index={index}>
                {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
                  <li ref={innerRef} {...draggableProps} className={classes.item}>
                    <Card follow={follow} isFirst={index === 0} isDragging={isDragging} handle={dragHandleProps} actions={actions} />
                  </li>
                )}
              </Draggable>
            ))}
            {provided.placeholder}
          </ul>
        )}
      </Droppable>
      {total > follows.length && (
        <Link className={classes.more} to="/acompanhamento" search={{ ...search, view: 'list', stage: [stage] }}>
          {t('board.more', { count: total - follows.length, figure: format.number(total - follows.length) })}
        </Link>
      )}
    </section>
  );
});
