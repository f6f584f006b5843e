// The settings that the server wrote into the page.
import type { QueryClient } from '@tanstack/react-query';
import { settingsCalls } from './shell/settings.ts';

/** Takes them as the answer of their call. Without any, as in development, they are fetched. */
export function takePageSettings(queryClient: QueryClient): void {
  const text = document.getElementById('settings')?.textContent ?? '';
  if (text.startsWith('{')) queryClient.setQueryData(settingsCalls.read.query().queryKey, JSON.parse(text));
}
