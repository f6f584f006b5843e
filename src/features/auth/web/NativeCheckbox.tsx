import type { ReactNode, Ref } from 'react';
import classes from './entrance.module.css';

type NativeCheckboxProps = { name: string; label: string; error?: ReactNode; ref?: Ref<HTMLInputElement> };

/** The browser's own checkbox, since Mantine's is as large as the login page's form. */
export function NativeCheckbox({ name, label, error, ref }: NativeCheckboxProps) {
  return (
    <label className={classes.tick}>
      <input ref={ref} type="checkbox" name={name} aria-invalid={error ? true : undefined} />
      <span>
        {label}
        {error && (
          <span role="alert" className={classes.fault}>
            {error}
          </span>
        )}
      </span>
    </label>
  );
}
