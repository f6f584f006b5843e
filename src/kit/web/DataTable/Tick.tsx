import classes from './Tick.module.css';

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
