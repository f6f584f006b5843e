import { useQuery } from '@tanstack/react-query';
import { Register } from '#features/auth/web/entrance/Register.tsx';
import { settingsCalls } from '../shell/settings.ts';
import { Entrance } from './Entrance.tsx';
import { RegisterDrawing } from './entranceDrawings.tsx';

/** The registration page, or a message if the server's settings do not allow it. */
export function RegisterScreen() {
  const { data } = useQuery(settingsCalls.read.query());
  // If the settings could not be read, the server decides when the form is sent.
  return (
    <Entrance drawing={<RegisterDrawing />}>
      <Register policy={data?.registration ?? 'open'} />
    </Entrance>
  );
}
