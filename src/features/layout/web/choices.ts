// How the reader wants the frame of the screens. Every choice is kept in this browser as JSON text under its own name.
import { useSyncExternalStore } from 'react';
import { onStoredInOtherTab, readStored, store } from '#kit/web/device/browserStorage.ts';

/** What there is to choose from, the specification's default first. `first-paint.js` reads skin and direction as well. */
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

/** Follows what other tabs choose. Called once, before the first screen. */
export function startLayout(): void {
  for (const name of names) onStoredInOtherTab(name, refresh);
}

/** What the reader chose, whether or not it makes sense together. */
export function currentChoices(): Layout {
  return chosen;
}

export function choose<Name extends ChoiceName>(name: Name, value: Choice<Name>): void {
  store(name, JSON.stringify(value));
  refresh();
}

/** Back to the defaults, all of them. */
export function chooseDefaults(): void {
  for (const name of names) store(name, JSON.stringify(choices[name][0]));
  refresh();
}

export function useChoices(): Layout {
  return useSyncExternalStore(onChoice, currentChoices);
}

/** What is shown: choices that make no sense together give way, and are kept for when they do. */
export function useLayout(): Layout {
  return consistentLayout(useChoices());
}

/** Calls back when anything was chosen, here or in another tab. */
function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is on offer beside the other choices. */
export function availableChoices<Name extends ChoiceName>(name: Name, beside: Layout): readonly Choice<Name>[] {
  const all: readonly Choice<Name>[] = choices[name];
  if (beside.menuLayout !== 'horizontal') return name === 'menuCollapsed' && beside.menuHidden ? all.slice(0, 1) : all;
  // There the bar and the menu are one, so it cannot go, and it stays as light or dark as the page.
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
  for (const listener of listeners) listener();
}

/** What is kept and no choice, because somebody or an earlier version wrote it, is passed over. */
function readAll(): Layout {
  return Object.fromEntries(
    names.map((name) => {
      const values: readonly unknown[] = choices[name];
      const kept = readStored(name);
      return [name, values.find((value) => JSON.stringify(value) === kept || value === kept) ?? values[0]];
    }),
  ) as unknown as Layout;
}
