import type { ReactNode } from 'react';
import { useUser } from '#features/auth/web/session.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';

const Commands = optionalPart(async () => (await import('./Commands.tsx')).Commands);

/** For the router: wraps every screen. Without a session there are no commands. */
export function WithCommands({ children }: { children: ReactNode }) {
  const user = useUser();
  return (
    <>
      {children}
      {user && <Commands account={user.id} />}
    </>
  );
}
