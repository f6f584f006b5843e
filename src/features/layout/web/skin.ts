// Which skin is worn: what was chosen, or what the system says.
import { useSyncExternalStore } from 'react';
import { type Choice, choose, useLayout } from './choices.ts';

const darkSystem = matchMedia('(prefers-color-scheme: dark)');

export type EffectiveSkin = Exclude<Choice<'skin'>, 'system'>;

/** The skin on screen, "as the system" resolved; renders anew when the system changes its mind. */
export function useEffectiveSkin(): EffectiveSkin {
  const { skin } = useLayout();
  const systemIsDark = useSyncExternalStore(
    (listener) => {
      darkSystem.addEventListener('change', listener);
      return () => darkSystem.removeEventListener('change', listener);
    },
    () => darkSystem.matches,
  );
  if (skin !== 'system') return skin;
  return systemIsDark ? 'dark' : 'light';
}

/** Dark from any light skin, light from the dark one. */
export function useSkinToggle(): { isDark: boolean; toggle: () => void } {
  const isDark = useEffectiveSkin() === 'dark';
  return { isDark, toggle: () => choose('skin', isDark ? 'light' : 'dark') };
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
