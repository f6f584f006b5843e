// Saves the drawn screen for the next visit, through the worker: also at the end of a visit, when a page can no longer wait.
import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '#features/auth/web/session.ts';
import { choices } from '#features/layout/web/choices.ts';
import { connectionLost } from '#kit/web/request/serverState.ts';
import { buildOf, type Snapshot, type WorkerMessage } from '../serviceWorker/shared.ts';
import { momentOf, oldestOnScreen } from './dataTimes.ts';
import { hasSnapshot } from './keptCalls.ts';
import { asOfText } from './markKept.ts';
import { snapshotOf } from './snapshotMarkup.ts';
import { stylesFor } from './snapshotStyles.ts';
import { whenIdle } from './whenIdle.ts';

/** How long nothing may change until a screen counts as complete. */
const QUIET_MS = 1500;
/** In characters. */
const LARGEST = 200_000;
/** By which screens are drawn differently. */
const widths = ['(min-width: 48em)', '(min-width: 62em)', '(min-width: 75em)'];
/** These are drawn by attributes of the document. */
const drawnByAttributes = ['skin', 'direction'];

/** Starts to save snapshots. */
export function saveSnapshots(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (queryClient.isFetching() === 0) send(queryClient);
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(save), QUIET_MS);
  };
  queryClient.getQueryCache().subscribe(saveSoon);
  // On a first visit the screen is complete before the worker is there.
  navigator.serviceWorker.addEventListener('controllerchange', saveSoon);
  addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });
  saveSoon();
}

function send(queryClient: QueryClient): void {
  const account = currentUser()?.id;
  const at = oldestOnScreen(queryClient);
  const worker = navigator.serviceWorker.controller;
  const { pathname, search } = location;
  if (!worker || account === undefined || at === undefined || connectionLost.isUp() || !hasSnapshot(pathname, search)) return;
  const copy = snapshotOf(document.getElementById('root') as HTMLElement);
  const styles = stylesFor(copy);
  const markup = copy.innerHTML;
  if (markup.length > LARGEST) return;
  const stored = [...Object.keys(choices).filter((name) => !drawnByAttributes.includes(name)), 'language'];
  const snapshot: Snapshot = {
    account,
    address: pathname + search,
    build: buildOf(document.head.innerHTML),
    markup,
    styles,
    facts: {
      account,
      media: Object.fromEntries(widths.map((query) => [query, matchMedia(query).matches])),
      stored: Object.fromEntries(stored.map((key) => [key, localStorage.getItem(key)])),
      at,
      texts: { time: asOfText(momentOf(at, false)), date: asOfText(momentOf(at, true)) },
    },
  };
  worker.postMessage({ snapshot } satisfies WorkerMessage);
}
