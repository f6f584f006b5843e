import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import classes from './ImportScreen.module.css';

/** Warns that the shown state may be outdated while the server does not answer. */
export function ConnectionLost({ isLost }: { isLost: boolean }) {
  const t = useTexts('importacoes');
  return (
    // Live regions must exist before their text appears.
    <div role="status" className={classes.contact}>
      {isLost && (
        <Callout kind="warning" icon={<IconPlugConnectedX />}>
          {t('now.noContact')}
        </Callout>
      )}
    </div>
  );
}
