import { useQuery } from '@tanstack/react-query';
import { Login } from '#features/auth/web/Login.tsx';
import { Entrance } from './Entrance.tsx';
import { LoginDrawing } from './LoginDrawing.tsx';
import { settingsCalls } from './settings.ts';

/** The login page with what the server's settings say of it. */
export function LoginScreen() {
  const { data } = useQuery(settingsCalls.read.query());
  return (
    <Entrance drawing={<LoginDrawing />}>
      <Login demoAccounts={data?.demoAccounts ?? []} isRegistrationOpen={data?.registration === 'open'} />
    </Entrance>
  );
}
