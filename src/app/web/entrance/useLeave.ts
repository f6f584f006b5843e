import { useNavigate } from '@tanstack/react-router';
import { signOut } from '#features/auth/web/session.ts';

/** Signs out and shows the way in again. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const leaving = signOut();
    // By their own will, so nothing to come back to.
    await navigate({ to: '/login', replace: true });
    await leaving;
  };
}
