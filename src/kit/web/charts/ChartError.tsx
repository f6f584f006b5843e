import { useTexts } from '../locale/i18n.ts';
import { RetryButton } from '../page/RetryButton.tsx';
import { CallFailed, Unreachable } from '../request/failures.ts';
import { connectionLost } from '../request/serverState.ts';
import classes from './Chart.module.css';

/** An error in place of the chart. */
export function ChartError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts('charts');
  const kit = useTexts('kit');
  // The screen's banner explains it and retries.
  if (connectionLost.use() && error instanceof Unreachable) return <p className={classes.message}>{kit('failure.nothingLoaded')}</p>;
  return (
    <div className={classes.message} role="alert">
      <p>{(error instanceof CallFailed && error.problem?.title) || t('failed')}</p>
      <RetryButton retry={retry} compact />
    </div>
  );
}
