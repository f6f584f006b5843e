import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Login } from '#features/auth/web/Login.tsx';
import { settingsCalls } from '../shell/settings.ts';
import { Entrance } from './Entrance.tsx';

/** Its place beside the form is reserved, so the form does not wait for it. */
const LoginDrawing = lazy(async () => ({ default: (await import('./LoginDrawing.tsx')).LoginDrawing }));

/** The login page, following the server's settings. */
export function LoginScreen() {
  const { data } = useQuery(settingsCalls.read.query());
  return (
    <Entrance
      drawing={
        <Suspense fallback={null}>
          <LoginDrawing />
        </Suspense>
      }
    >
      <Login demoAccounts={data?.demoAccounts ?? []} isRegistrationOpen={data?.registration === 'open'} />
    </Entrance>
  );
}
