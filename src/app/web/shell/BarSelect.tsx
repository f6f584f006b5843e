import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './BarSelect.module.css';

type BarSelectProps<Value extends string> = {
  icon: ReactNode;
  /** What the field is for. */
  label: string;
  /** The current choice in a few letters, if the icon does not show it. */
  short?: string;
  value: Value;
  choices: readonly { value: Value; label: string; lang?: string }[];
  choose: (value: Value) => void;
};

/** A choice in the top bar: a native select under an icon, familiar on every device and without extra code. */
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
