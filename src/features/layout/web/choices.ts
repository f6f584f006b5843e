// The user's layout choices, each stored in the browser as JSON under its own key.

import { onStoredInOtherTab, readStored, store } from '#kit/web/device/browserStorage.ts';
import { useStoreValue } from '#kit/web/device/useStoreValue.ts';

/** The possible values, the specification's default first. `src/app/web/early` also reads skin and direction. */
export const choices = {
  skin: ['light', 'bordered', 'dark', 'semi-dark', 'system'],
  contentWidth: ['full', 'boxed'],
  direction: ['ltr', 'rtl'],
  transition: ['fade', 'fadeInLeft', 'zoomIn', 'none'],
  menuLayout: ['vertical', 'horizontal'],
  menuCollapsed: [false, true],
  menuHidden: [false, true],
  navbarColor: ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'],
  navbarType: ['floating', 'sticky', 'static', 'hidden'],
  footer: ['static', 'sticky', 'hidden'],
  scrollTop: [true, false],
} as const;

export type ChoiceName = keyof typeof choices;
export type Choice<Name extends ChoiceName> = (typeof choices)[Name][number];
export type Layout = { readonly [Name in ChoiceName]: Choice<Name> };

const names = Object.keys(choices) as ChoiceName[];
const listeners = new Set<() => void>();
let chosen = readAll();
let shown: Layout = chosen;
let previewed: Partial<Layout> | undefined;

/** Subscribes to changes by other tabs. Call once, before the first screen. */
export function startLayout(): void {
  for (const name of names) onStoredInOtherTab(name, refresh);
}

/** The stored choices, even if they conflict. */
export function currentChoices(): Layout {
  return chosen;
}

export function choose<Name extends ChoiceName>(name: Name, value: Choice<Name>): void {
  store(name, JSON.stringify(value));
  refresh();
}

/** Resets all choices to their defaults. */
export function chooseDefaults(): void {
  for (const name of names) store(name, JSON.stringify(choices[name][0]));
  refresh();
}

export function useChoices(): Layout {
  return useStoreValue(onChoice, currentChoices);
}

const currentLayout = () => shown;

/** The effective layout, or the one that is previewed: conflicting choices are overridden, but stay stored. */
export function useLayout(): Layout {
  return consistentLayout(useStoreValue(onChoice, currentLayout));
}

/** Shows other choices without storing them. @returns ends the preview */
export function previewLayout(layout: Partial<Layout>): () => void {
  previewed = layout;
  refresh();
  return () => {
    if (previewed !== layout) return;
    previewed = undefined;
    refresh();
  };
}

/** Subscribes to changes, in this tab or another. */
function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The values available beside the other choices. */
export function availableChoices<Name extends ChoiceName>(name: Name, beside: Layout): readonly Choice<Name>[] {
  const all: readonly Choice<Name>[] = choices[name];
  if (beside.menuLayout !== 'horizontal') return name === 'menuCollapsed' && beside.menuHidden ? all.slice(0, 1) : all;
  // The horizontal menu is part of the bar, which therefore stays visible and follows the page's skin.
  const meaningless: Partial<Record<ChoiceName, readonly unknown[]>> = {
    skin: ['semi-dark'],
    navbarType: ['hidden'],
    navbarColor: choices.navbarColor.slice(1),
    menuCollapsed: [true],
  };
  return all.filter((value) => !meaningless[name]?.includes(value));
}

export function consistentLayout(layout: Layout): Layout {
  return Object.fromEntries(
    names.map((name) => {
      const values = availableChoices(name, layout) as readonly unknown[];
      return [name, values.includes(layout[name]) ? layout[name] : values[0]];
    }),
  ) as unknown as Layout;
}

function refresh(): void {
  chosen = readAll();
  shown = { ...chosen, ...previewed };
  for (const listener of listeners) listener();
}

/** Ignores invalid stored values. */
function readAll(): Layout {
  return Object.fromEntries(
    names.map((name) => {
      const values: readonly unknown[] = choices[name];
      const stored = readStored(name);
      return [name, values.find((value) => JSON.stringify(value) === stored || value === stored) ?? values[0]];
    }),
  ) as unknown as Layout;
}

/** The colour of each bar. */
export const barTints: Record<Choice<'navbarColor'>, string> = {
  white: 'var(--mantine-color-default)',
  primary: 'var(--mantine-color-primary-8)',
  secondary: 'var(--mantine-color-secondary-7)',
  success: 'var(--mantine-color-success-8)',
  danger: 'var(--mantine-color-danger-7)',
  info: 'var(--mantine-color-info-7)',
  warning: 'var(--mantine-color-warning-7)',
  dark: 'var(--mantine-color-dark-7)',
};
