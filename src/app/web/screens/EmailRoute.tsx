import { useUser } from '#features/auth/web/session.ts';
import { EmailScreen } from '#features/email/web/EmailScreen.tsx';

/** Tells the mail which address is the reader's own. */
export function EmailRoute() {
  return <EmailScreen ownEmail={useUser()?.email ?? ''} />;
}
