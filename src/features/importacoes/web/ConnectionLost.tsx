import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import sending from '#kit/web/sending/Sending.module.css';
import classes from './ImportScreen.module.css';

/** Says that what is shown may have gone on since, as long as the server gives no answer. */
export function ConnectionLost({ isLost }: { isLost: boolean }) {
  const t = useTexts('importacoes');
  return (
    // There before it speaks, or it would not be heard.
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
