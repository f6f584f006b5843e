// What an account sets about itself, with the tab that knows how one signs in.
import { AccountSettings } from '#features/account/web/AccountSettings.tsx';
import { SecurityPane } from '#features/auth/web/security/SecurityPane.tsx';
import { renewSession } from '#features/auth/web/session.ts';

export function AccountSettingsScreen() {
  return <AccountSettings security={<SecurityPane />} onShownChange={renewSession} />;
}
