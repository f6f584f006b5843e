import { lazy, type ReactNode, Suspense } from 'react';
import { useUser } from '#features/auth/web/session.ts';

const Commands = lazy(async () => ({ default: (await import('./Commands.tsx')).Commands }));

/** For the router: around every screen. Whoever is not signed in has no use for the keys. */
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
