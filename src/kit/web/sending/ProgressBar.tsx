import classes from './Sending.module.css';

type ProgressBarProps = {
  label: string;
  /** From 0 to 1; undefined if unknown. */
  fraction: number | undefined;
  /** Whether it is paused. */
  paused?: boolean;
};

export function ProgressBar({ label, fraction, paused }: ProgressBarProps) {
  const percent = fraction === undefined ? undefined : Math.round(Math.min(1, fraction) * 100);
  return (
    <div
      role="progressbar"
      className={classes.bar}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-paused={paused || undefined}
      data-unknown={percent === undefined || undefined}
    >
      <div style={{ inlineSize: percent === undefined ? '40%' : `${(fraction ?? 0) * 100}%` }} />
    </div>
  );
}
