// The settings of the user's account, with the tabs for security and data, and what others see of it.
import { AccountSettings } from '#features/account/web/AccountSettings.tsx';
import { SecurityPane } from '#features/auth/web/security/SecurityPane.tsx';
import { renewSession } from '#features/auth/web/session.ts';
import { OwnUsage } from '#features/users/web/UsageCard.tsx';
import { FollowSharing } from './FollowSharing.tsx';

export function AccountSettingsScreen() {
  return <AccountSettings security={<SecurityPane />} usage={<OwnUsage />} sharing={<FollowSharing />} onShownChange={renewSession} />;
}
