// The reader's choice of skin, kept as JSON text under the name the specification gives it; `first-paint.js` reads it before React does.
import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager, useMantineColorScheme } from '@mantine/core';

/** The specification's four and "as the system". Offered is what works: bordered and semi-dark wait for the customizer. */
export type Skin = 'light' | 'bordered' | 'dark' | 'semi-dark' | 'system';
export const offeredSkins = ['light', 'dark', 'system'] as const satisfies readonly Skin[];
export type OfferedSkin = (typeof offeredSkins)[number];

const key = 'skin';

/** Keeps Mantine's colour scheme where the skin is kept, and tabs in step. */
export function makeSkinManager(): MantineColorSchemeManager {
  let follow: ((event: StorageEvent) => void) | undefined;
  return {
    get: (usual) => readScheme() ?? usual,
    set: (scheme) => localStorage.setItem(key, JSON.stringify(scheme === 'auto' ? 'system' : scheme)),
    subscribe: (update) => {
      follow = (event) => {
        if (event.key === key) update(readScheme() ?? 'light');
      };
      addEventListener('storage', follow);
    },
    unsubscribe: () => follow && removeEventListener('storage', follow),
    clear: () => localStorage.removeItem(key),
  };
}

export function useSkin(): { skin: OfferedSkin; chooseSkin: (skin: OfferedSkin) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { skin: colorScheme === 'auto' ? 'system' : colorScheme, chooseSkin: (skin) => setColorScheme(skin === 'system' ? 'auto' : skin) };
}

function readScheme(): MantineColorScheme | undefined {
  try {
    const skin: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (skin === 'system') return 'auto';
    return isMantineColorScheme(skin) ? skin : undefined;
  } catch {
    return undefined;
  }
}
