// Saves the drawn screen for the next visit, through the worker: also at the end of a visit, when a page can no longer wait.

import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '#features/auth/web/session.ts';
import { choices } from '#features/layout/web/choices.ts';
import { canStore, readStored } from '#kit/web/device/browserStorage.ts';
import { withoutPrefix } from '#kit/web/pathPrefix.ts';
import { connectionLost } from '#kit/web/request/serverState.ts';
import { fetchedFont } from '../early/font.ts';
import { buildOf, type Snapshot, type SnapshotFacts, type WorkerMessage } from '../serviceWorker/shared.ts';
import { momentOf, oldestOnScreen } from './dataTimes.ts';
import { hasSnapshot } from './keptCalls.ts';
import { asOfText } from './markKept.ts';
import { snapshotOf } from './snapshotMarkup.ts';
import { stylesFor } from './snapshotStyles.ts';
import { finish, whenIdle } from './whenIdle.ts';

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
  /** What is being made in steps. */
  let making: Making | undefined;
  const begin = () => {
    clearTimeout(timer);
    timer = undefined;
    return queryClient.isFetching() === 0 ? snapshotOfScreen(queryClient) : undefined;
  };
  const goOn = (one: Making) => {
    // A newer one, or the end of the visit, has taken its place.
    if (making !== one) return;
    const step = one.next();
    if (!step.done) return whenIdle(() => goOn(one));
    making = undefined;
    send(step.value);
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      whenIdle(() => {
        making = begin();
        if (making) goOn(making);
      });
    }, QUIET_MS);
  };
  queryClient.getQueryCache().subscribe(saveSoon);
  // On a first visit the screen is complete before the worker is there.
  navigator.serviceWorker.addEventListener('controllerchange', saveSoon);
  addEventListener('pagehide', () => {
    const last = timer === undefined ? making : begin();
    making = undefined;
    if (last) send(finish(last));
  });
  saveSoon();
}

type Making = ReturnType<typeof snapshotOfScreen>;

function send(snapshot: Snapshot | undefined): void {
  // Not if the account has signed out in the meantime.
  if (snapshot?.account !== currentUser()?.id) return;
  if (snapshot) navigator.serviceWorker.controller?.postMessage({ snapshot } satisfies WorkerMessage);
}

function* snapshotOfScreen(queryClient: QueryClient): Generator<void, Snapshot | undefined> {
  const account = currentUser()?.id;
  const at = oldestOnScreen(queryClient);
  const { pathname, search } = location;
  const isWanted = navigator.serviceWorker.controller && !connectionLost.isUp() && hasSnapshot(withoutPrefix(pathname), search);
  // Without storage nobody is signed in at the next start.
  if (!isWanted || account === undefined || at === undefined || !canStore()) return undefined;
  const copy = snapshotOf(document.getElementById('root') as HTMLElement);
  const stored = [...Object.keys(choices).filter((name) => !drawnByAttributes.includes(name)), 'language'];
  const facts: SnapshotFacts = {
    account,
    media: Object.fromEntries(widths.map((query) => [query, matchMedia(query).matches])),
    stored: Object.fromEntries(stored.map((key) => [key, readStored(key)])),
    at,
    texts: { time: asOfText(momentOf(at, false)), date: asOfText(momentOf(at, true)) },
  };
  const build = buildOf(document.head.innerHTML);
  yield;
  const styles = yield* stylesFor(copy);
  const markup = copy.innerHTML;
  if (markup.length + styles.length > LARGEST) return undefined;
  return { account, address: pathname + search, build, markup, styles, font: fetchedFont(), facts };
}
