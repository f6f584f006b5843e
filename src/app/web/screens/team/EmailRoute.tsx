import { useUser } from '#features/auth/web/session.ts';
import { EmailScreen } from '#features/email/web/EmailScreen.tsx';

/** The mailbox with the user's own address. */
export function EmailRoute() {
  return <EmailScreen ownEmail={useUser()?.email ?? ''} />;
}
