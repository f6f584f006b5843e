import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Profile } from '../../entities.ts';
import { Card } from '../Card.tsx';
import { NewsCard } from '../feed/NewsCard.tsx';
import { PagesCard } from '../people/PagesCard.tsx';
import { AboutFacts } from './AboutFacts.tsx';
import classes from './AboutTab.module.css';

/** The user's own facts, with a link to change them. */
export function AboutTab({ profile }: { profile: Profile }) {
  const t = useTexts('profile');
  const isSilent = !profile.bio && !profile.lives && !profile.website;
  return (
    <div className={classes.columns}>
      <Card
        title={t('tab.about')}
        action={
          <Button variant="subtle" size="compact-sm" renderRoot={(props) => <Link to="/pages/account-settings" {...props} />}>
            {t('about.edit')}
          </Button>
        }
      >
        {isSilent && <p className={classes.hint}>{t('about.silent')}</p>}
        <AboutFacts profile={profile} />
      </Card>
      <PagesCard />
      <NewsCard />
    </div>
  );
}
