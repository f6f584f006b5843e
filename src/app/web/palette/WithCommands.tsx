import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '#features/auth/web/session.ts';

const Commands = lazy(async () => ({ default: (await import('./Commands.tsx')).Commands }));

/** For the router: wraps every screen. Without a session there are no commands. */
export function WithCommands({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <>
      {children}
      {user && (
        <Suspense>
          <Commands account={user.id} />
        </Suspense>
      )}
    </>
  );
}
