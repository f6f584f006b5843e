import { Loader } from '@mantine/core';
import { useTexts } from '../locale/i18n.ts';
import classes from './FileViewer.module.css';

/** The loading state of a file. */
export function FileLoading() {
  const t = useTexts('kit');
  return (
    <div className={classes.arriving} role="status" aria-label={t('loading')}>
      <Loader size="sm" aria-hidden />
    </div>
  );
}
