// The reader's choice of skin, kept as JSON text under the name the specification gives it; `first-paint.js` reads it before React does.
import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager, useMantineColorScheme } from '@mantine/core';
import { forgetStored, onStoredElsewhere, readStored, store } from '#kit/web/browserStorage.ts';

/** The specification's four and "as the system". Offered is what works: bordered and semi-dark wait for the customizer. */
export type Skin = 'light' | 'bordered' | 'dark' | 'semi-dark' | 'system';
export const offeredSkins = ['light', 'dark', 'system'] as const satisfies readonly Skin[];
export type OfferedSkin = (typeof offeredSkins)[number];

const key = 'skin';

/** Keeps Mantine's colour scheme where the skin is kept, and tabs in step. */
export function makeSkinManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: (usual) => readScheme() ?? usual,
    set: (scheme) => store(key, JSON.stringify(scheme === 'auto' ? 'system' : scheme)),
    subscribe: (update) => {
      stop = onStoredElsewhere(key, () => update(readScheme() ?? 'light'));
    },
    unsubscribe: () => stop?.(),
    clear: () => forgetStored(key),
  };
}

export function useSkin(): { skin: OfferedSkin; chooseSkin: (skin: OfferedSkin) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return { skin: colorScheme === 'auto' ? 'system' : colorScheme, chooseSkin: (skin) => setColorScheme(skin === 'system' ? 'auto' : skin) };
}

/** Paper is white: whatever the skin, prints are light. */
export function printLight(): void {
  const root = document.documentElement;
  const attribute = 'data-mantine-color-scheme';
  let onScreen: string | null = null;
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) onScreen = root.getAttribute(attribute);
    root.setAttribute(attribute, matches ? 'light' : (onScreen ?? 'light'));
  });
}

function readScheme(): MantineColorScheme | undefined {
  try {
    const skin: unknown = JSON.parse(readStored(key) ?? 'null');
    if (skin === 'system') return 'auto';
    return isMantineColorScheme(skin) ? skin : undefined;
  } catch {
    return undefined;
  }
}
