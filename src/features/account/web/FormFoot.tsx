import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '#kit/web/i18n.ts';

type FormFootProps = { isDirty: boolean; isSaving: boolean; reset: () => void };

/** Saves what was typed, or takes it back. */
export function FormFoot({ isDirty, isSaving, reset }: FormFootProps) {
  const t = useTexts('account');
  const save = useRef<HTMLButtonElement>(null);
  const takeBack = () => {
    reset();
    // The button that was pressed has nothing to do any more.
    save.current?.focus();
  };
  return (
    <Group gap="sm">
      <Button ref={save} type="submit" loading={isSaving}>
        {t('save')}
      </Button>
      <Button variant="default" disabled={!isDirty || isSaving} onClick={takeBack}>
        {t('reset')}
      </Button>
    </Group>
  );
}
