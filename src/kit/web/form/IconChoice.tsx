import { useId } from 'react';
import { featherIcon } from '../featherIcons.ts';
import classes from './IconChoice.module.css';

type IconChoiceProps<Name extends string> = { label: string; icons: readonly Name[]; value: Name; choose: (name: Name) => void };

/** One of a few icons, named as the Feather set does. */
export function IconChoice<Name extends string>({ label, icons, value, choose }: IconChoiceProps<Name>) {
  const name = useId();
  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      <div className={classes.icons}>
        {icons.map((icon) => {
          const Icon = featherIcon(icon);
          return (
            <label key={icon} className={classes.icon}>
              <input type="radio" name={name} aria-label={icon} checked={icon === value} onChange={() => choose(icon)} />
              <Icon size={20} aria-hidden />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
