import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '../locale/i18n.ts';
import { useOpenedAfterMount } from '../popup/anchor.ts';
import classes from './ConfirmWindow.module.css';
import { Dialog } from './Dialog.tsx';

export type Question = {
  title: string;
  /** What will happen. */
  body: string;
  /** What there is to know first, one line each; what is said twice is shown once. */
  points?: readonly string[];
  /** The label of the confirming button: a verb. */
  action: string;
  /** The label of the cancelling button, where "cancel" could be mistaken for the action. */
  stay?: string;
  danger?: boolean;
};
type ConfirmWindowProps = { question: Question; opened: boolean; answer: (yes: boolean) => void };

/** A dialog with a question. */
export function ConfirmWindow({ question: { title, body, points, action, stay, danger }, opened, answer }: ConfirmWindowProps) {
  const t = useTexts('kit');
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={() => answer(false)} title={title} isOnTop>
      <Text>{body}</Text>
      {points && (
        <ul className={classes.points}>
          {[...new Set(points)].map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
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
