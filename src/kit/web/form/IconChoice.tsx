import { useId } from 'react';
import { featherIcon } from '../text/featherIcons.ts';
import classes from './IconChoice.module.css';
import choice from './pictureChoice.module.css';

type IconChoiceProps<Name extends string> = {
  label: string;
  icons: readonly Name[];
  /** Labels of the icons. */
  nameOf: (icon: Name) => string;
  value: Name;
  choose: (name: Name) => void;
};

/** One of a few icons of the Feather set. */
export function IconChoice<Name extends string>({ label, icons, nameOf, value, choose }: IconChoiceProps<Name>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={`${choice.choices} ${classes.icons}`}>
        {icons.map((icon) => {
          const Icon = featherIcon(icon);
          return (
            <label key={icon} className={`${choice.choice} ${classes.icon}`}>
              <input type="radio" name={name} aria-label={nameOf(icon)} checked={icon === value} onChange={() => choose(icon)} />
              <Icon size={20} aria-hidden />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
