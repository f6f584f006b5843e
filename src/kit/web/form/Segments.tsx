import { type HTMLAttributes, type ReactNode, useId } from 'react';
import classes from './Segments.module.css';

type SegmentsProps<Value extends string> = Omit<HTMLAttributes<HTMLDivElement>, 'onChange'> & {
  value?: Value | undefined;
  onChange?: ((value: Value) => void) | undefined;
  data: readonly { value: Value; label: ReactNode }[];
  size?: 'xs' | 'sm';
  fullWidth?: boolean;
};

/** One of a few values side by side. Laid out by styles alone: a mark that a script places would delay the first screen. */
export function Segments<Value extends string>({
  value,
  onChange,
  data,
  size = 'sm',
  fullWidth,
  className,
  ...rest
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <div
      {...rest}
      role="radiogroup"
      className={className ? `${classes.segments} ${className}` : classes.segments}
      data-size={size}
      data-full={fullWidth || undefined}
    >
      {data.map((one) => (
        <label key={one.value} className={classes.segment} data-chosen={one.value === value || undefined}>
          <input type="radio" name={name} value={one.value} checked={one.value === value} onChange={() => onChange?.(one.value)} />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
