import { Draggable, Droppable } from '@hello-pangea/dnd';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import classes from '#kit/web/board/Board.module.css';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Search } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import { EtapaIcon } from '../EtapaIcon.tsx';
import type { propostasSearch } from '../propostasSearch.ts';
import { useEtapaName } from '../useEtapaName.ts';
import type { Columns } from './boardOrder.ts';
import { Card } from './Card.tsx';
import type { CardActions } from './cardActions.ts';

type BoardColumnProps = { column: Columns[number]; search: Search<typeof propostasSearch>; actions: CardActions };

/** A stage with its offers. */
export const BoardColumn = memo(function BoardColumn({ column: { etapa, total, propostas }, search, actions }: BoardColumnProps) {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const format = useFormat();
  const name = etapaName(etapa);
  const more = total - propostas.length;
  return (
    <section
      className={classes.column}
      aria-label={t('board.column', { etapa: name, count: total, figure: format.number(total) })}
      data-stage={etapa}
    >
      <header className={classes.columnHead}>
        <EtapaIcon etapa={etapa} />
        <h2 className={textStyles.oneLine}>{name}</h2>
        <span className={textStyles.dimmed} aria-hidden>
          {format.number(total)}
        </span>
      </header>
      <Droppable droppableId={etapa}>
        {(provided, { isDraggingOver }) => (
          <ul ref={provided.innerRef} {...provided.droppableProps} className={classes.cards} data-over={isDraggingOver || undefined}>
            {propostas.map((proposta, index) => (
              <Draggable key={proposta.id} draggableId={String(proposta.id)} index={index} isDragDisabled={proposta.papel === 'leitor'}>
                {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
                  <li ref={innerRef} {...draggableProps} className={classes.item}>
                    <Card proposta={proposta} isDragging={isDragging} handle={dragHandleProps} actions={actions} />
                  </li>
                )}
              </Draggable>
            ))}
            {provided.placeholder}
          </ul>
        )}
      </Droppable>
      {more > 0 && (
        <Link className={classes.more} to="/propostas" search={{ ...search, view: 'list', etapa: [etapa] }}>
          {t('board.more', { count: more, figure: format.number(more) })}
        </Link>
      )}
    </section>
  );
});
