import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import sending from '#kit/web/sending/Sending.module.css';
import classes from './ImportScreen.module.css';

/** Warns that the shown state may be outdated while the server does not answer. */
export function ConnectionLost({ isLost }: { isLost: boolean }) {
  const t = useTexts('importacoes');
  return (
    // Live regions must exist before their text appears.
    <div role="status" className={classes.contact}>
      {isLost && (
        <div className={sending.notice} data-tone="warning">
          <IconPlugConnectedX size={18} aria-hidden />
          <p>{t('now.noContact')}</p>
        </div>
      )}
    </div>
  );
}
