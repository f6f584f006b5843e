import type { ReactNode } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './AdminNotice.module.css';

type NoticeProps = { title: string; children: ReactNode };

/** A banner over the whole page about a problem with the configuration. */
export function AdminNotice({ title, children }: NoticeProps) {
  const t = useTexts('auth');
  return (
    <aside className={classes.notice} aria-label={t('noticeToAdmins')}>
      <strong>{title}</strong> {children}
    </aside>
  );
}
