// The registry of keyboard shortcuts: bindings are active while their component is mounted, and the shortcut sheet lists them.
// Letters can be switched off (WCAG 2.1.4): speech input would trigger them.
import { useLayoutEffect, useRef } from 'react';
import { openState } from '../dialog/openState.ts';
import { readStored, useStored } from './browserStorage.ts';

type Pressed = { key: string; target: Element };

export type KeyBinding = {
  /** Alternatives: `j`, `ArrowDown`, `?`; `g l` is a sequence; `Mod+k` uses Ctrl, or Cmd on a Mac. */
  keys: readonly string[];
  /** Description in the sheet, and its heading. */
  does: string;
  group: string;
  /** Returns false to leave the key to other bindings. Absent if the browser handles the key. */
  act?: (pressed: Pressed) => unknown;
};

/** Bindings of a screen precede those of the frame; otherwise the latest comes first. */
type Layer = 'frame' | 'screen';
type Registered = { layer: Layer; bindings: { current: readonly KeyBinding[] } };

const registered = new Set<Registered>();

/** Binds keys while the component is mounted. Inactive while a dialog or menu is open or while typing; Ctrl keys are only blocked by modals. */
export function useKeys(bindings: readonly KeyBinding[], layer: Layer = 'screen'): void {
  const latest = useRef(bindings);
  useLayoutEffect(() => {
    latest.current = bindings;
  });
  useLayoutEffect(() => {
    const entry = { layer, bindings: latest };
    registered.add(entry);
    if (registered.size === 1) document.addEventListener('keydown', dispatch);
    return () => {
      registered.delete(entry);
      if (registered.size === 0) document.removeEventListener('keydown', dispatch);
    };
  }, [layer]);
}

/** The current bindings, each key only with its first one. */
export function boundKeys(): KeyBinding[] {
  const taken = new Set<string>();
  return inTurn()
    .map((binding) => ({ ...binding, keys: binding.keys.filter((key) => !taken.has(key) && taken.add(key)) }))
    .filter(({ keys }) => keys.length > 0);
}

/** The sheet that lists them. */
export const shortcutSheet = openState();

/** Whether shortcuts without a modifier are enabled in this browser, and the setter. */
export function useLetterKeys(): [work: boolean, set: (work: boolean) => void] {
  const [work, change] = useStored(lettersKept, true);
  return [work, (next) => change(() => next)];
}
const lettersKept = 'letterKeys';

/** Letters, digits and signs, also as sequences; the space bar belongs to the focused control. */
export function isLetter(key: string): boolean {
  return key !== ' ' && (key.length === 1 || key.includes(' '));
}

/** On a Mac, Cmd replaces Ctrl. */
export const isMac = /^(Mac|iP)/.test(navigator.platform);

/** How long to wait for the second key of a sequence. */
const sequenceTimeout = 1500;
/** The first key of a sequence, and its time. */
let begun: { keys: string; at: number } | undefined;

function dispatch(event: Event): void {
  // On autofill, browsers send keydown events without a key.
  if (!(event instanceof KeyboardEvent)) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const key = nameOf(event);
  if (key === undefined) return;
  const before = begun && event.timeStamp - begun.at < sequenceTimeout ? `${begun.keys} ` : '';
  begun = undefined;
  const isCommand = key.startsWith('Mod+');
  if (event.defaultPrevented || isBusy(isCommand) || (isTyping(target) && !isCommand)) return;
  if (isLetter(key) && readStored(lettersKept) === 'false') return;
  if (act(before + key, key, target) || (before !== '' && act(key, key, target))) event.preventDefault();
  else if (isBeginning(key)) {
    begun = { keys: key, at: event.timeStamp };
    event.preventDefault();
  }
}

function act(keys: string, key: string, target: Element): boolean {
  return inTurn().some((binding) => binding.keys.includes(keys) && binding.act !== undefined && binding.act({ key, target }) !== false);
}

function isBeginning(key: string): boolean {
  return inTurn().some(({ keys }) => keys.some((known) => known.startsWith(`${key} `)));
}

function inTurn(): KeyBinding[] {
  const lastFirst = [...registered].reverse();
  return (['screen', 'frame'] as const).flatMap((layer) =>
    lastFirst.filter((entry) => entry.layer === layer).flatMap(({ bindings }) => bindings.current),
  );
}

/** The key in the notation of bindings; undefined for dead keys, modifiers alone, and keys with Alt. */
function nameOf(event: KeyboardEvent): string | undefined {
  const { key, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isComposing || ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].includes(key)) return undefined;
  // Some layouts type signs with AltGr, which Windows reports as Ctrl and Alt.
  if (event.getModifierState('AltGraph')) return key;
  const [mod, other] = isMac ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const letter = shiftKey ? key : key.toLowerCase();
  const name = key.length === 1 ? letter : key;
  if (mod && !other && !altKey && !shiftKey) return `Mod+${name}`;
  return mod || other || altKey ? undefined : name;
}

function isTyping(target: Element): boolean {
  return target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]');
}

/** An open dialog or menu captures the keyboard; a non-modal dialog lets commands through. */
function isBusy(isCommand: boolean): boolean {
  const window = isCommand ? '.mantine-Overlay-root' : '[role=dialog]';
  // Some are in the page but hidden until they are opened.
  return [...document.querySelectorAll(`${window}, [role=menu], [role=listbox]`)].some((open) => open.checkVisibility());
}
