import { useTexts } from '#kit/web/locale/i18n.ts';
import { Mark } from '#kit/web/page/Mark.tsx';

/** The same picture as in `index.html`, so that the change between them is invisible. */
export function Splash() {
  const t = useTexts('kit');
  return (
    <div className="splash" role="status" aria-label={t('loading')}>
      <Mark size={56} />
      <div className="splash-bars">
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
