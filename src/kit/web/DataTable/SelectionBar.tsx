import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { useTexts } from '../i18n.ts';
import classes from './DataTable.module.css';
import type { Selection } from './selection.ts';

/** How many rows are chosen, how to choose all, and what can be done with them. */
export function SelectionBar({ selection, total, actions }: { selection: Selection; total: number; actions: ReactNode }) {
  const t = useTexts('kit');
  const format = useFormat();
  const count = selection.count(total);
  if (count === 0) return null;
  return (
    <div className={classes.selectionBar}>
      <strong aria-live="polite">{t('table.selected', { count, figure: format.number(count) })}</strong>
      {selection.wasAll && <span role="status">{t('table.noLongerAll')}</span>}
      {!selection.all && count < total && (
        <Button size="compact-sm" variant="subtle" onClick={selection.selectAll}>
          {t('table.selectAll', { count: total, figure: format.number(total) })}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
        {t('table.clearSelection')}
      </Button>
      <div className={classes.bulkActions}>{actions}</div>
    </div>
  );
}
