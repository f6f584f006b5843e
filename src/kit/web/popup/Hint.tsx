import { Tooltip } from '@mantine/core';

/** An element's `data-hint` as a tooltip. */
export function Hint({ target }: { target: HTMLElement }) {
  return <Tooltip key={target.dataset.hint} target={target} opened multiline maw={320} label={target.dataset.hint} />;
}
