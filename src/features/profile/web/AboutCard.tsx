import { useTexts } from '#kit/web/i18n.ts';
import type { Profile } from '../entities.ts';
import { AboutFacts } from './AboutFacts.tsx';
import { Card } from './Card.tsx';

export function AboutCard({ profile }: { profile: Profile }) {
  const t = useTexts('profile');
  return (
    <Card title={t('tab.about')}>
      <AboutFacts profile={profile} />
    </Card>
  );
}
