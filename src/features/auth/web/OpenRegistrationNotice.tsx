import { useTexts } from '#kit/web/locale/i18n.ts';
import { AdminNotice } from './AdminNotice.tsx';

/** Warns on every page for visitors that anyone who finds this address may take over. */
export function OpenRegistrationNotice() {
  const t = useTexts('auth');
  return <AdminNotice title={t('openToAll.title')}>{t('openToAll.hint')}</AdminNotice>;
}
