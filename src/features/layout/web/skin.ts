// The effective skin: the chosen one, or the system's.
import { useSyncExternalStore } from 'react';
import { type Choice, choose, useLayout } from './choices.ts';

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const isSystemDark = () => darkSystem.matches;

export type EffectiveSkin = Exclude<Choice<'skin'>, 'system'>;

/** The skin with "system" resolved; re-renders when the system's preference changes. */
export function useEffectiveSkin(): EffectiveSkin {
  const { skin } = useLayout();
  const systemIsDark = useSyncExternalStore((listener) => {
    darkSystem.addEventListener('change', listener);
    return () => darkSystem.removeEventListener('change', listener);
  }, isSystemDark);
  if (skin !== 'system') return skin;
  return systemIsDark ? 'dark' : 'light';
}

/** Switches from any light skin to dark, and from dark to light. */
export function useSkinToggle(): { isDark: boolean; toggle: () => void } {
  const isDark = useEffectiveSkin() === 'dark';
  return { isDark, toggle: () => choose('skin', isDark ? 'light' : 'dark') };
}

/** Prints are light in every skin. */
export function printLight(): void {
  const root = document.documentElement;
  const attribute = 'data-mantine-color-scheme';
  let onScreen: string | null = null;
  matchMedia('print').addEventListener('change', ({ matches }) => {
    if (matches) onScreen = root.getAttribute(attribute);
    root.setAttribute(attribute, matches ? 'light' : (onScreen ?? 'light'));
  });
}
