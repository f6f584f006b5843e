import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { readStored, store } from '#kit/web/device/browserStorage.ts';
import { AppNameProvider } from '#kit/web/page/AppName.tsx';
import { settingsCalls } from './shell/settings.ts';

/** The name is stored, so that the next visit does not start with another. */
const key = 'appName';

/** The installation's name in the server's configuration. */
export function InstallationName({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...settingsCalls.read.query(), staleTime: Number.POSITIVE_INFINITY });
  const name = data?.appName ?? readStored(key) ?? 'Certame';
  useEffect(() => store(key, name), [name]);
  return <AppNameProvider value={name}>{children}</AppNameProvider>;
}
