// What this installation calls itself; the app fills it in, pages put it behind their titles.
import { createContext, use } from 'react';

const AppName = createContext('');
export const AppNameProvider = AppName.Provider;

export function useAppName(): string {
  return use(AppName);
}
