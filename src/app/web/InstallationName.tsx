import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { settings } from '#features/settings/contract.ts';
import { AppNameProvider } from '#kit/web/AppName.tsx';
import { api } from '#kit/web/api.ts';

const settingsCalls = api('settings', settings);
/** The name is remembered, so that the next visit does not begin with another. */
const key = 'appName';

/** What the server's configuration calls this installation. */
export function InstallationName({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...settingsCalls.read.query(), staleTime: Number.POSITIVE_INFINITY });
  const name = data?.appName ?? localStorage.getItem(key) ?? 'Certame';
  useEffect(() => localStorage.setItem(key, name), [name]);
  return <AppNameProvider value={name}>{children}</AppNameProvider>;
}
