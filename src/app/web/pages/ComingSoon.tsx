// What a later version brings, where something is announced.
import { useTexts } from '#kit/web/locale/i18n.ts';
import { BuildingSite } from './drawings.tsx';
import { HomeButton } from './ErrorPages.tsx';
import { IllustratedPage, WaysOn } from './IllustratedPage.tsx';
import { NotifyMe } from './NotifyMe.tsx';

export function ComingSoon() {
  const t = useTexts('app');
  return (
    <IllustratedPage drawing={<BuildingSite />} title={t('comingSoon.title')} hint={<p>{t('comingSoon.hint')}</p>}>
      <WaysOn>
        <HomeButton />
      </WaysOn>
      <NotifyMe kind="release" />
    </IllustratedPage>
  );
}
