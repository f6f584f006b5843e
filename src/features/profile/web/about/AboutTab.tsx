import { Button, SimpleGrid, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Profile } from '../../entities.ts';
import { Card } from '../Card.tsx';
import { NewsCard } from '../feed/NewsCard.tsx';
import { PagesCard } from '../people/PagesCard.tsx';
import { AboutFacts } from './AboutFacts.tsx';

/** The user's own facts, with a link to change them. */
export function AboutTab({ profile }: { profile: Profile }) {
  const t = useTexts('profile');
  const isSilent = !profile.bio && !profile.lives && !profile.website;
  return (
    <SimpleGrid minColWidth="min(100%, 320px)" autoFlow="auto-fit">
      <Card
        title={t('tab.about')}
        action={
          <Button variant="subtle" size="compact-sm" renderRoot={(props) => <Link to="/pages/account-settings" {...props} />}>
            {t('about.edit')}
          </Button>
        }
      >
        {isSilent && <Text c="dimmed">{t('about.silent')}</Text>}
        <AboutFacts profile={profile} />
      </Card>
      <PagesCard />
      <NewsCard />
    </SimpleGrid>
  );
}
