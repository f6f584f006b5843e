// The installation's name, provided by the app and appended to page titles.
import { createContext, use } from 'react';

const AppName = createContext('');
export const AppNameProvider = AppName.Provider;

export function useAppName(): string {
  return use(AppName);
}
