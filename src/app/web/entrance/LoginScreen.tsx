import { useQuery } from '@tanstack/react-query';
import { Login } from '#features/auth/web/Login.tsx';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import drawings from '../pages/drawings.module.css';
import { settingsCalls } from '../shell/settings.ts';
import { Entrance } from './Entrance.tsx';

const LoginDrawing = optionalPart(async () => (await import('./LoginDrawing.tsx')).LoginDrawing);

/** The login page, following the server's settings. */
export function LoginScreen() {
  const place = <svg className={`${drawings.drawing} ${drawings.large}`} viewBox="0 0 560 440" aria-hidden="true" />;
  const { data } = useQuery(settingsCalls.read.query());
  return (
    <Entrance drawing={<LoginDrawing fallback={place} />}>
      <Login demoAccounts={data?.demoAccounts ?? []} isRegistrationOpen={data?.registration === 'open'} />
    </Entrance>
  );
}
