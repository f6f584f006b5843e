import { Button, Group, Text } from '@mantine/core';
import { useTexts } from '../locale/i18n.ts';

type DialogFootProps = {
  close: () => void;
  isSaving: boolean;
  /** Why the server refused what was sent. */
  refusal?: string | undefined;
  /** Labels other than *Cancel* and *Save*. */
  cancel?: string;
  submit?: string;
  danger?: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
};

/** The end of a form in a dialog: why it was refused, and its buttons. */
export function DialogFoot({ close, isSaving, refusal, cancel, submit, danger = false, disabled = false }: DialogFootProps) {
  const t = useTexts('kit');
  return (
    <>
      {refusal && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {refusal}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {cancel ?? t('action.cancel')}
        </Button>
        <Button type="submit" color={danger ? 'danger' : undefined} loading={isSaving} disabled={disabled}>
          {submit ?? t('form.save')}
        </Button>
      </Group>
    </>
  );
}
