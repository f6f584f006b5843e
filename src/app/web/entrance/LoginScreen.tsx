import { useQuery } from '@tanstack/react-query';
import { Login } from '#features/auth/web/Login.tsx';
import { settingsCalls } from '../shell/settings.ts';
import { Entrance } from './Entrance.tsx';
import { LoginDrawing } from './LoginDrawing.tsx';

/** The login page, following the server's settings. */
export function LoginScreen() {
  const { data } = useQuery(settingsCalls.read.query());
  return (
    <Entrance drawing={<LoginDrawing />}>
      <Login demoAccounts={data?.demoAccounts ?? []} isRegistrationOpen={data?.registration === 'open'} />
    </Entrance>
  );
}
