import { useQuery } from '@tanstack/react-query';
import { Register } from '#features/auth/web/entrance/Register.tsx';
import { Entrance } from './Entrance.tsx';
import { RegisterDrawing } from './entranceDrawings.tsx';
import { settingsCalls } from './settings.ts';

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
