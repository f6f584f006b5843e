import { useQuery } from '@tanstack/react-query';
import { Register } from '#features/auth/web/entrance/Register.tsx';
import { settingsCalls } from '../shell/settings.ts';
import { Entrance } from './Entrance.tsx';
import { RegisterDrawing } from './entranceDrawings.tsx';

/** The page where accounts are made, or what the server's settings say instead. */
export function RegisterScreen() {
  const { data } = useQuery(settingsCalls.read.query());
  // Where the settings could not be read, the server decides when the form is sent.
  return (
    <Entrance drawing={<RegisterDrawing />}>
      <Register policy={data?.registration ?? 'open'} />
    </Entrance>
  );
}
