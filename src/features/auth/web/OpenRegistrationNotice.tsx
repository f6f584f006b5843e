import { useTexts } from '#kit/web/locale/i18n.ts';
import { AdminNotice } from './AdminNotice.tsx';

/** Says loudly on every page before the door that whoever finds this address may take over. */
export function OpenRegistrationNotice() {
  const t = useTexts('auth');
  return <AdminNotice title={t('openToAll.title')}>{t('openToAll.hint')}</AdminNotice>;
}
