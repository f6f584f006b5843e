import { useTexts } from '#kit/web/i18n.ts';
import classes from './entrance.module.css';

/** Says loudly on every page before the door that whoever finds this address may take over. */
export function OpenToAll() {
  const t = useTexts('auth');
  return (
    <aside className={classes.openToAll} aria-label={t('openToAll.label')}>
      <strong>{t('openToAll.title')}</strong> {t('openToAll.hint')}
    </aside>
  );
}
