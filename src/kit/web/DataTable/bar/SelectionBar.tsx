import { Button, CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import textStyles from '#kit/web/text/text.module.css';
import { useFormat } from '../../locale/format.ts';
import { useTexts } from '../../locale/i18n.ts';
import classes from '../DataTable.module.css';
import type { Selection } from '../selection.ts';

/** The number of selected rows, "select all", and the bulk actions. */
type SelectionBarProps = {
  selection: Selection;
  total: number;
  actions: ReactNode;
  /** A single line for phones. */
  isShort: boolean;
};

export function SelectionBar({ selection, total, actions, isShort }: SelectionBarProps) {
  const t = useTexts('kit');
  const format = useFormat();
  const count = selection.count(total);
  const words = t('table.selected', { count, figure: format.number(count) });
  const all = t('table.selectAll', { count: total, figure: format.number(total) });
  return (
    <div className={classes.selectionBar} data-short={isShort || undefined}>
      {isShort && <CloseButton aria-label={t('table.clearSelection')} onClick={selection.clear} />}
      <strong aria-live="polite">
        {isShort && <span aria-hidden>{format.number(count)}</span>}
        <span className={isShort ? textStyles.visuallyHidden : undefined}>{words}</span>
      </strong>
      {selection.wasAll && <span role="status">{t('table.noLongerAll')}</span>}
      {!selection.all && count < total && (
        <Button size="compact-sm" variant="subtle" aria-label={all} onClick={selection.selectAll}>
          {isShort ? t('table.selectAllShort', { figure: format.number(total) }) : all}
        </Button>
      )}
      {!isShort && (
        <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
          {t('table.clearSelection')}
        </Button>
      )}
      <div className={classes.bulkActions}>{actions}</div>
    </div>
  );
}
