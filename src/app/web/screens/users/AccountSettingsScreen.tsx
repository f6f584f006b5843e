// The settings of the user's account, with the tabs for security and data, what others see of it, and what it is told of.
import { AccountSettings } from '#features/account/web/AccountSettings.tsx';
import { SecurityPane } from '#features/auth/web/security/SecurityPane.tsx';
import { renewSession } from '#features/auth/web/session.ts';
import { BoletimSettings } from '#features/boletins/web/BoletimSettings.tsx';
import { MutedChanges } from '#features/follow/web/MutedChanges.tsx';
import { OwnUsage } from '#features/users/web/UsageCard.tsx';
import { FollowSharing } from './FollowSharing.tsx';

export function AccountSettingsScreen() {
  const alerts = (
    <>
      <MutedChanges />
      <BoletimSettings />
    </>
  );
  return (
    <AccountSettings
      security={<SecurityPane />}
      usage={<OwnUsage />}
      sharing={<FollowSharing />}
      alerts={alerts}
      onShownChange={renewSession}
    />
  );
}
