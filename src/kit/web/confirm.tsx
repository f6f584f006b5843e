// Asks before something that cannot simply be taken back: `if (await confirm({ … })) remove()`.
import { Button, Group, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Dialog } from './Dialog.tsx';
import { useTexts } from './i18n.ts';

type Question = {
  title: string;
  /** What will happen. */
  body: string;
  /** The verb on the button that goes on. */
  action: string;
  /** The words on the button that goes nowhere, where "cancel" could be taken for the deed. */
  stay?: string;
  danger?: boolean;
};
type Asked = Question & { answer: (yes: boolean) => void };

let asked: Asked | undefined;
/** The question stays readable while its window closes. */
let latest: Asked | undefined;
const listeners = new Set<() => void>();

export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked = undefined;
      tell();
      resolve(yes);
    };
    asked = latest = { ...question, answer };
    tell();
  });
}

/** The window the questions appear in; the shell has one. */
export function ConfirmDialog() {
  const t = useTexts('kit');
  const open = useSyncExternalStore(subscribe, () => asked) !== undefined;
  if (!latest) return null;
  const { title, body, action, stay, danger, answer } = latest;
  return (
    <Dialog opened={open} close={() => answer(false)} title={title}>
      <Text>{body}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" data-autofocus onClick={() => answer(false)}>
          {stay ?? t('action.cancel')}
        </Button>
        <Button color={danger ? 'danger' : undefined} onClick={() => answer(true)}>
          {action}
        </Button>
      </Group>
    </Dialog>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
