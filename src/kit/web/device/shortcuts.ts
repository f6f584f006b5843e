// The one registry of keys: what a component binds here acts while it is on screen, and the sheet of keys shows just that.
// Letters can be switched off (WCAG 2.1.4): whoever dictates would set them off by speaking.
import { useEffect, useRef } from 'react';
import { openState } from '../dialog/openState.ts';
import { readStored, useStored } from './browserStorage.ts';

type Pressed = { key: string; target: Element };

export type KeyBinding = {
  /** Each of them does it: `j`, `ArrowDown`, `?`; `g l` one after the other; `Mod+k` with Ctrl, on a Mac with Cmd. */
  keys: readonly string[];
  /** What for, as the sheet says it, and the heading it stands under. */
  does: string;
  group: string;
  /** Answers false where the key means nothing right now: then others may have it. Left out where the browser acts by itself. */
  act?: (pressed: Pressed) => unknown;
};

/** What a screen binds goes before what its frame binds; else who came last goes first. */
type Layer = 'frame' | 'screen';
type Registered = { layer: Layer; bindings: { current: readonly KeyBinding[] } };

const registered = new Set<Registered>();

/** Binds keys while the component is on screen. Not pressed while a window or menu is open nor while typing; those with Ctrl are, unless the window is all there is. */
export function useKeys(bindings: readonly KeyBinding[], layer: Layer = 'screen'): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  useEffect(() => {
    const entry = { layer, bindings: latest };
    registered.add(entry);
    if (registered.size === 1) document.addEventListener('keydown', dispatch);
    return () => {
      registered.delete(entry);
      if (registered.size === 0) document.removeEventListener('keydown', dispatch);
    };
  }, [layer]);
}

/** What is bound at this moment, each key with what has it first. */
export function boundKeys(): KeyBinding[] {
  const taken = new Set<string>();
  return inTurn()
    .map((binding) => ({ ...binding, keys: binding.keys.filter((key) => !taken.has(key) && taken.add(key)) }))
    .filter(({ keys }) => keys.length > 0);
}

/** The sheet that shows them. */
export const shortcutSheet = openState();

/** Whether shortcuts of letters and signs alone work in this browser, and the switch. */
export function useLetterKeys(): [work: boolean, set: (work: boolean) => void] {
  const [work, change] = useStored(lettersKept, true);
  return [work, (next) => change(() => next)];
}
const lettersKept = 'letterKeys';

/** Letters, figures and signs, also one after the other; the space bar is a key of the control it is pressed on. */
export function isLetter(key: string): boolean {
  return key !== ' ' && (key.length === 1 || key.includes(' '));
}

/** On a Mac the key beside the space bar does what Ctrl does elsewhere. */
export const isMac = /^(Mac|iP)/.test(navigator.platform);

/** How long the second of two keys may be waited for. */
const sequenceTimeout = 1500;
/** The first of two keys, and when it was pressed. */
let begun: { keys: string; at: number } | undefined;

function dispatch(event: Event): void {
  // Filling a form in by itself, a browser sends some that are no key's.
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

/** The key as bindings write it; undefined for what is none of ours: half a letter, Shift alone, keys with Alt. */
function nameOf(event: KeyboardEvent): string | undefined {
  const { key, isComposing, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isComposing || ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'].includes(key)) return undefined;
  // Some keyboards write signs with AltGr, which Windows reports as Ctrl and Alt.
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

/** A window or menu that is open has the keyboard to itself; a window that does not lie over the page lets commands pass. */
function isBusy(isCommand: boolean): boolean {
  const window = isCommand ? '.mantine-Overlay-root' : '[role=dialog]';
  // Some wait on the page unseen until they are opened.
  return [...document.querySelectorAll(`${window}, [role=menu], [role=listbox]`)].some((open) => open.checkVisibility());
}
