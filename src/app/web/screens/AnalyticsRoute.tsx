import { useUser } from '#features/auth/web/session.ts';
import { Analytics } from '#features/cards/web/Analytics.tsx';

/** The analytics, which greet whoever is signed in. */
export function AnalyticsRoute() {
  return <Analytics name={useUser()?.fullName ?? ''} />;
}
