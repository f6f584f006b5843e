import { useTexts } from '#kit/web/locale/i18n.ts';

/** The same picture as in `index.html`, so that the change between them is invisible. */
export function Splash() {
  const t = useTexts('kit');
  return (
    <div className="splash" role="status" aria-label={t('loading')}>
      <img src="/mark.svg" alt="" width="56" height="56" />
      <div className="splash-bars">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
