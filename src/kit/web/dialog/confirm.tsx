// Asks for confirmation before an action that cannot be undone easily: `if (await confirm({ … })) remove()`.
import { lazy, Suspense } from 'react';
import { useStoreValue } from '../device/useStoreValue.ts';
import type { Question } from './ConfirmWindow.tsx';
import { onCloseAll } from './openState.ts';

const ConfirmWindow = lazy(async () => ({ default: (await import('./ConfirmWindow.tsx')).ConfirmWindow }));

type Asked = Question & { answer: (yes: boolean) => void };

let asked: Asked | undefined;
/** The question stays visible while its dialog closes. */
let latest: Asked | undefined;
const listeners = new Set<() => void>();

onCloseAll(() => asked?.answer(false));

export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked = undefined;
      notify();
      resolve(yes);
    };
    asked = latest = { ...question, answer };
    notify();
  });
}

/** Renders the questions; the shell has one. */
export function ConfirmDialog() {
  const open = useStoreValue(subscribe, () => asked) !== undefined;
  return (
    latest && (
      <Suspense>
        <ConfirmWindow question={latest} opened={open} answer={latest.answer} />
      </Suspense>
    )
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
