import { useTexts } from '../locale/i18n.ts';
import classes from './Tick.module.css';
import type { DataRow, TableModel } from './tableModel.ts';

type TickProps = {
  label: string;
  isOn: boolean;
  /** Some of what it stands for is on. */
  isPart?: boolean;
  /** `isRange`: Shift was held. */
  toggle: (isOn: boolean, isRange: boolean) => void;
};

/** The checkbox of a row: the browser's own, since lists have dozens. */
export function Tick({ label, isOn, isPart = false, toggle }: TickProps) {
  return (
    <input
      type="checkbox"
      className={classes.tick}
      aria-label={label}
      checked={isOn}
      ref={(input) => {
        if (input) input.indeterminate = isPart;
      }}
      onChange={({ currentTarget, nativeEvent }) => toggle(currentTarget.checked, (nativeEvent as MouseEvent).shiftKey)}
    />
  );
}

type RowTickProps = Pick<DataRow<unknown>, 'id' | 'isSelected'> & {
  /** Within the whole list, from 1. */
  number: number;
  toggle: TableModel<unknown>['toggle'];
};

/** The checkbox of a row. Shift selects a range. */
export function RowTick({ id, isSelected, number, toggle }: RowTickProps) {
  const t = useTexts('kit');
  return <Tick label={t('table.selectRow', { row: number })} isOn={isSelected} toggle={(isOn, isRange) => toggle(id, isOn, isRange)} />;
}
