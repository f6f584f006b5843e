import { useTexts } from '#kit/web/locale/i18n.ts';
import { NoticeToAdmins } from './NoticeToAdmins.tsx';

/** Says loudly on every page before the door that whoever finds this address may take over. */
export function OpenToAll() {
  const t = useTexts('auth');
  return <NoticeToAdmins title={t('openToAll.title')}>{t('openToAll.hint')}</NoticeToAdmins>;
}
