import type { DraggableProvided } from '@hello-pangea/dnd';
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconAlignLeft, IconArrowBackUp, IconGripVertical, IconStar, IconStarFilled, IconUserOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useIsOwn } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import cover from '#kit/web/text/coverLink.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedTask } from '../../entities.ts';
import { DueDate } from '../DueDate.tsx';
import { TaskTags } from '../TaskTags.tsx';
import { ThingLink } from '../ThingLink.tsx';
import classes from './TaskRow.module.css';

export type RowActions = {
  complete(task: ListedTask): void;
  mark(task: ListedTask): void;
  restore(task: ListedTask): void;
  select(task: ListedTask, isRange: boolean): void;
};

type TaskRowProps = {
  task: ListedTask;
  index: number;
  /** Whether its editor is open. */
  isOpen: boolean;
  isSelecting: boolean;
  isSelected: boolean;
  isDragging: boolean;
  provided: DraggableProvided;
  actions: RowActions;
};

/** A row of the list: a click opens the task, except on its buttons. */
export const TaskRow = memo(function TaskRow({
  task,
  index,
  isOpen,
  isSelecting,
  isSelected,
  isDragging,
  provided,
  actions,
}: TaskRowProps) {
  const t = useTexts('tasks');
  const { id, title, hasDescription, isCompleted, isDeleted } = task;
  return (
    <li
      ref={provided.innerRef}
      {...provided.draggableProps}
      className={`${cover.covered} ${classes.row}`}
      data-index={index}
      data-task={id}
      data-done={isCompleted || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || undefined}
    >
      {provided.dragHandleProps && (
        <span {...provided.dragHandleProps} {...{ 'aria-label': t('row.handle', { title }) }} className={classes.handle}>
          <IconGripVertical size={18} aria-hidden />
        </span>
      )}
      {isSelecting ? (
        <Checkbox
          className={classes.check}
          aria-label={t('row.select', { title })}
          checked={isSelected}
          onChange={({ nativeEvent }) => actions.select(task, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      ) : (
        <Checkbox
          className={classes.check}
          radius="xl"
          aria-label={t('row.complete', { title })}
          checked={isCompleted}
          disabled={isDeleted}
          onChange={() => actions.complete(task)}
        />
      )}
      <div className={classes.body}>
        <div className={classes.heading}>
          <Link
            to="."
            search={(search: object) => ({ ...search, task: String(id) })}
            resetScroll={false}
            className={`${textStyles.lines} ${cover.cover} ${classes.title}`}
            aria-current={isOpen || undefined}
          >
            {title}
          </Link>
          {hasDescription && <IconAlignLeft color="var(--mantine-color-dimmed)" size={16} role="img" aria-label={t('row.description')} />}
        </div>
        <div className={classes.meta}>
          <div className={classes.due}>
            <DueDate task={task} />
          </div>
          <div className={classes.marks}>
            <TaskTags chosen={task.tags} />
            {task.thing && <ThingLink thing={task.thing} />}
          </div>
        </div>
      </div>
      <AssigneeName task={task} />
      {isDeleted ? <Restore task={task} actions={actions} /> : <Star task={task} actions={actions} />}
    </li>
  );
});

function AssigneeName({ task: { assignee } }: { task: ListedTask }) {
  const t = useTexts('tasks');
  if (!assignee)
    return (
      <span className={classes.who} data-nobody>
        <IconUserOff size={18} role="img" aria-label={t('row.nobody')} />
      </span>
    );
  const { fullName, avatar } = assignee;
  return (
    <span className={classes.who} data-hint={t('row.assignee', { name: fullName })}>
      <Avatar name={fullName} src={avatar} size={28} />
      <span className={`${textStyles.oneLine} ${classes.name}`}>{fullName}</span>
    </span>
  );
}

function Star({ task, actions }: { task: ListedTask; actions: RowActions }) {
  const t = useTexts('tasks');
  const { title, isImportant } = task;
  return (
    <ActionIcon
      className={classes.star}
      size={36}
      color="gray"
      aria-pressed={isImportant}
      aria-label={t('row.important', { title })}
      data-hint={t('editor.important')}
      onClick={() => actions.mark(task)}
    >
      {isImportant ? <IconStarFilled size={18} /> : <IconStar size={18} />}
    </ActionIcon>
  );
}

function Restore({ task, actions }: { task: ListedTask; actions: RowActions }) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const isOwn = useIsOwn(task.owner.id ?? 0);
  return (
    <ActionIcon
      size={36}
      color="gray"
      aria-disabled={!isOwn}
      aria-label={t('row.restore', { title: task.title })}
      data-hint={isOwn ? common('word.restore') : t('onlyOwner.restore')}
      onClick={() => isOwn && actions.restore(task)}
    >
      <IconArrowBackUp size={18} />
    </ActionIcon>
  );
}
