import { EmailScreen } from '#features/email/web/EmailScreen.tsx';

export function EmailRoute() {
  return <EmailScreen />;
}
