import { FollowSharingSwitch } from '#features/follow/web/FollowSharingSwitch.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SettingsSection } from '#kit/web/page/SettingsSection.tsx';

/** Whether others see the followed notices on the user's page. */
export function FollowSharing() {
  const t = useTexts('board');
  return (
    <SettingsSection title={t('sharing.title')} lead={t('sharing.lead')}>
      <FollowSharingSwitch />
    </SettingsSection>
  );
}
