import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';
import { Dialog } from './Dialog.tsx';

export type Question = {
  title: string;
  /** What will happen. */
  body: string;
  /** The verb on the button that goes on. */
  action: string;
  /** The words on the button that goes nowhere, where "cancel" could be taken for the deed. */
  stay?: string;
  danger?: boolean;
};
type ConfirmWindowProps = { question: Question; opened: boolean; answer: (yes: boolean) => void };

/** The window in which a question stands. */
export function ConfirmWindow({ question: { title, body, action, stay, danger }, opened, answer }: ConfirmWindowProps) {
  const t = useTexts('kit');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={() => answer(false)} title={title}>
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
