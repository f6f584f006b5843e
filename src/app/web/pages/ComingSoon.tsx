// Announces what a later version brings.
import { useTexts } from '#kit/web/locale/i18n.ts';
import { BuildingSite } from './drawings.tsx';
import { HomeButton } from './ErrorPages.tsx';
import { IllustratedPage, PageLinks } from './IllustratedPage.tsx';
import { NotifyMe } from './NotifyMe.tsx';

export function ComingSoon() {
  const t = useTexts('pages');
  return (
    <IllustratedPage drawing={<BuildingSite />} title={t('comingSoon.title')} hint={<p>{t('comingSoon.hint')}</p>}>
      <PageLinks>
        <HomeButton />
      </PageLinks>
      <NotifyMe kind="release" />
    </IllustratedPage>
  );
}
