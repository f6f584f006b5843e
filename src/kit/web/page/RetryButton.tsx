import { IconRefresh } from '@tabler/icons-react';
import { useTexts } from '../locale/i18n.ts';
import classes from './RetryButton.module.css';

type RetryButtonProps = {
  retry: () => void;
  /** For a place as low as a line. */
  compact?: boolean;
};

/** Beside an error. Every screen has the code of it before its first rows: Mantine's button is three KiB with all that it can. */
export function RetryButton({ retry, compact = false }: RetryButtonProps) {
  const t = useTexts('kit');
  return (
    <button type="button" className={classes.retry} data-compact={compact || undefined} onClick={retry}>
      <IconRefresh size={compact ? 16 : 18} aria-hidden />
      {t('action.retry')}
    </button>
  );
}
