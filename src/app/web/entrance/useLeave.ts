import { useNavigate } from '@tanstack/react-router';
import { signOut } from '#features/auth/web/session.ts';

/** Signs out and shows the login page. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const leaving = signOut();
    // The user chose to, so there is no page to come back to.
    await navigate({ to: '/login', replace: true });
    await leaving;
  };
}
