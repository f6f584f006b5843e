import { DragDropContext, Draggable, type DragStart, type DragUpdate, Droppable, type DropResult } from '@hello-pangea/dnd';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListedTask } from '../../entities.ts';
import type { TaskChanges } from '../useTaskChanges.ts';
import classes from './TaskList.module.css';
import { type RowActions, TaskRow } from './TaskRow.tsx';
import { predecessorAt } from './taskLists.ts';
import type { TaskSelection } from './useTaskSelection.ts';

type SortableTasksProps = {
  tasks: readonly ListedTask[];
  /** Whether the list is in the user's own order. */
  canMove: boolean;
  /** The task open in the editor. */
  open: number | undefined;
  selection: TaskSelection;
  actions: RowActions;
  move: TaskChanges['move'];
  nonce: string;
};

const handle = '[data-rfd-drag-handle-draggable-id]';

/**
 * Rows with a drag handle for mouse, touch and keyboard. The kit's SortList has the whole list and sends its order; this is a page of a
 * longer list that scrolls while dragging, and sends the task to move behind.
 */
export function SortableTasks({ tasks, canMove, open, selection, actions, move, nonce }: SortableTasksProps) {
  const t = useTexts('tasks');
  const root = useRef<HTMLUListElement>(null);
  /** The list is frozen while a task is dragged. */
  const [held, setHeld] = useState<readonly ListedTask[]>();
  const shown = held ?? tasks;
  const latest = useRef(shown);
  latest.current = shown;
  /** A task that failed to move keeps the focus. */
  const focusNext = useRef<number>(undefined);
  useEffect(() => {
    if (focusNext.current === undefined) return;
    root.current?.querySelector<HTMLElement>(`[data-task="${focusNext.current}"] ${handle}`)?.focus();
    focusNext.current = undefined;
  });
  const place = (id: string, index: number) => ({
    title: latest.current.find((task) => String(task.id) === id)?.title ?? '',
    place: index + 1,
  });
  const dragEnd = ({ draggableId, destination, source, reason }: DropResult, { announce }: { announce: (words: string) => void }) => {
    const before = latest.current;
    setHeld(undefined);
    if (!destination || reason === 'CANCEL') return announce(t('drag.cancelled', place(draggableId, source.index)));
    announce(t('drag.dropped', place(draggableId, destination.index)));
    const task = before.find(({ id }) => String(id) === draggableId);
    if (!task || destination.index === source.index) return;
    const isFocused = document.activeElement?.closest(`[data-task="${task.id}"]`) !== null;
    void move(task, predecessorAt(before, task.id, destination.index), () => {
      if (isFocused) focusNext.current = task.id;
    });
  };
  return (
    <DragDropContext
      nonce={nonce}
      dragHandleUsageInstructions={t('drag.how')}
      onBeforeCapture={() => setHeld(latest.current)}
      onDragStart={({ draggableId, source }: DragStart, { announce }) => announce(t('drag.lifted', place(draggableId, source.index)))}
      onDragUpdate={({ draggableId, destination }: DragUpdate, { announce }) =>
        announce(destination ? t('drag.over', place(draggableId, destination.index)) : t('drag.nowhere'))
      }
      onDragEnd={dragEnd}
    >
      <Droppable droppableId="tasks">
        {(droppable) => (
          <ul
            ref={(node) => {
              root.current = node;
              droppable.innerRef(node);
            }}
            {...droppable.droppableProps}
            className={classes.rows}
          >
            {shown.map((task, index) => (
              <Draggable key={task.id} draggableId={String(task.id)} index={index} isDragDisabled={!canMove}>
                {(provided, { isDragging }) => (
                  <TaskRow
                    task={task}
                    index={index}
                    isOpen={task.id === open}
                    isSelecting={selection.isOn}
                    isSelected={selection.has(task.id)}
                    isDragging={isDragging}
                    provided={provided}
                    actions={actions}
                  />
                )}
              </Draggable>
            ))}
            {droppable.placeholder}
          </ul>
        )}
      </Droppable>
    </DragDropContext>
  );
}
