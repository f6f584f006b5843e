import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import classes from '../entrance.module.css';

/** The terms of use: who operates the service, where the data is stored, and that it is not shared. */
export function Terms({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useTexts('entrance');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={close} title={t('terms.title')} size="md">
      <div className={classes.paragraphs}>
        <p>{t('terms.host')}</p>
        <p>{t('terms.data')}</p>
        <p>{t('terms.elsewhere')}</p>
        <p>{t('terms.use')}</p>
      </div>
    </Dialog>
  );
}
