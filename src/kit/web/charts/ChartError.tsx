import { Button } from '@mantine/core';
import { useTexts } from '../locale/i18n.ts';
import { CallFailed, Unreachable } from '../request/failures.ts';
import { connectionLost } from '../request/serverState.ts';
import classes from './Chart.module.css';

/** Why there are no figures, in the space that they would have. */
export function ChartError({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useTexts('charts');
  const kit = useTexts('kit');
  // The screen's banner says why, and asks again.
  if (connectionLost.use() && error instanceof Unreachable) return <p className={classes.message}>{kit('failure.nothingLoaded')}</p>;
  return (
    <div className={classes.message} role="alert">
      <p>{(error instanceof CallFailed && error.problem?.title) || t('failed')}</p>
      <Button variant="light" size="compact-sm" onClick={retry}>
        {kit('action.retry')}
      </Button>
    </div>
  );
}
