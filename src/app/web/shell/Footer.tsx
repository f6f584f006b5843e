import { useTexts } from '#kit/web/locale/i18n.ts';
import { useAppName } from '#kit/web/page/AppName.tsx';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import classes from './Footer.module.css';

export function Footer({ className }: { className?: string | undefined }) {
  const t = useTexts('app');
  const appName = useAppName();
  return (
    <footer className={`${classes.footer} ${className ?? ''}`}>
      <span>
        {appName} · {t('frame.licence')}
      </span>
      <a href={atPrefix('/api/docs')} target="_blank" rel="noreferrer">
        {t('frame.api')}
      </a>
    </footer>
  );
}
