import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconCircleCheck, IconRotate2, IconTrash, IconX } from '@tabler/icons-react';
import { useCurrentUserId } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListedTask } from '../../entities.ts';
import classes from './TaskList.module.css';
import { maxSelected, type TaskSelection } from './useTaskSelection.ts';

type SelectionBarProps = {
  selection: TaskSelection;
  /** Number of tasks on screen. */
  shown: number;
  complete: (tasks: readonly ListedTask[], isCompleted: boolean) => void;
  remove: (tasks: readonly ListedTask[]) => void;
};

/** Actions on the selected tasks. */
export function SelectionBar({ selection, shown, complete, remove }: SelectionBarProps) {
  const t = useTexts('tasks');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const format = useFormat();
  const { chosen } = selection;
  const count = chosen.length;
  const isTooMany = count > maxSelected;
  const reader = useCurrentUserId();
  const hasForeign = chosen.some(({ owner }) => owner.id !== reader);
  const isNone = count === 0 || isTooMany;
  return (
    <Group component="section" gap="8px 12px" className={classes.selectionBar} aria-label={t('select.bar')}>
      <strong aria-live="polite">{kit('table.selected', { count, figure: format.number(count) })}</strong>
      {isTooMany && <span role="status">{t('select.most', { figure: format.number(maxSelected) })}</span>}
      {count < shown && (
        <Button size="compact-sm" variant="subtle" onClick={selection.all}>
          {t('select.all', { count: shown, figure: format.number(shown) })}
        </Button>
      )}
      <Group gap="xs" ms="auto">
        <Button
          size="compact-md"
          disabled={isNone || chosen.every(({ isCompleted }) => isCompleted)}
          leftSection={<IconCircleCheck size={18} aria-hidden />}
          onClick={() => complete(chosen, true)}
        >
          {t('select.complete')}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          disabled={isNone || chosen.every(({ isCompleted }) => !isCompleted)}
          leftSection={<IconRotate2 size={18} aria-hidden />}
          onClick={() => complete(chosen, false)}
        >
          {t('select.open')}
        </Button>
        <Button
          size="compact-md"
          variant="light"
          color="danger"
          disabled={isNone || hasForeign}
          data-hint={hasForeign ? t('select.notOwn') : undefined}
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => remove(chosen)}
        >
          {common('word.delete')}
        </Button>
        {hasForeign && <VisuallyHidden>{t('select.notOwn')}</VisuallyHidden>}
        <Button size="compact-md" variant="subtle" leftSection={<IconX size={18} aria-hidden />} onClick={selection.leave}>
          {t('select.end')}
        </Button>
      </Group>
    </Group>
  );
}
