import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Profile } from '../../entities.ts';
import { Card } from '../Card.tsx';
import { AboutFacts } from './AboutFacts.tsx';

export function AboutCard({ profile }: { profile: Profile }) {
  const t = useTexts('profile');
  return (
    <Card title={t('tab.about')}>
      <AboutFacts profile={profile} />
    </Card>
  );
}
