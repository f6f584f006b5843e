// What stands at an address whose screen is still to come, and the list of all of them.
import { useMatches } from '@tanstack/react-router';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './ComingSoon.module.css';
import { type ComingScreen, comingInside } from './comingScreens.ts';
import { BuildingSite } from './drawings.tsx';
import { HomeButton } from './ErrorPages.tsx';
import { IllustratedPage, WaysOn } from './IllustratedPage.tsx';

const coming: readonly ComingScreen[] = comingInside;
/** Some screens have several addresses. */
const titles = [...new Set(coming.map(({ title }) => title))];

export function ComingScreenPage() {
  const t = useTexts('app');
  const path: string | undefined = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const screen = coming.find((candidate) => candidate.path === path);
  if (!screen) return <ComingSoon />;
  return (
    <IllustratedPage
      // Another screen to come is another page: its title is read out too.
      key={screen.title}
      drawing={<BuildingSite />}
      title={t('comingSoon.screenTitle', { screen: t(screen.title) })}
      hint={<p>{t('comingSoon.screenHint')}</p>}
    >
      <WaysOn>
        <HomeButton />
      </WaysOn>
    </IllustratedPage>
  );
}

export function ComingSoon() {
  const t = useTexts('app');
  return (
    <IllustratedPage drawing={<BuildingSite />} title={t('comingSoon.title')} hint={<p>{t('comingSoon.hint')}</p>}>
      <ul className={classes.screens}>
        {titles.map((title) => (
          <li key={title}>{t(title)}</li>
        ))}
      </ul>
      <WaysOn>
        <HomeButton />
      </WaysOn>
    </IllustratedPage>
  );
}
