import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './BarSelect.module.css';

type BarSelectProps<Value extends string> = {
  icon: ReactNode;
  /** What is being chosen. */
  label: string;
  /** The present choice in a few letters, where the icon does not tell it. */
  short?: string;
  value: Value;
  choices: readonly { value: Value; label: string; lang?: string }[];
  choose: (value: Value) => void;
};

/** A choice in the top bar: the browser's own list under an icon, at home on every device and at no cost. */
export function BarSelect<Value extends string>({ icon, label, short, value, choices, choose }: BarSelectProps<Value>) {
  return (
    <label className={classes.field} title={label}>
      {icon}
      {short && (
        <span className={classes.short} aria-hidden>
          {short}
        </span>
      )}
      <IconChevronDown size={14} aria-hidden />
      <select className={classes.select} aria-label={label} value={value} onChange={(event) => choose(event.currentTarget.value as Value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={choice.lang}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
