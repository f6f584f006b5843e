import { useUser } from '#features/auth/web/session.ts';
import { Analytics } from '#features/cards/web/Analytics.tsx';

/** The analytics, with the user's name in the greeting. */
export function AnalyticsRoute() {
  return <Analytics name={useUser()?.fullName ?? ''} />;
}
