import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '../locale/i18n.ts';

type FormFootProps = { form: { isDirty(): boolean; reset(): void }; isSaving: boolean };

/** At a form's end: saves what was typed, or takes it back. */
export function FormFoot({ form, isSaving }: FormFootProps) {
  const t = useTexts('kit');
  const save = useRef<HTMLButtonElement>(null);
  const takeBack = () => {
    form.reset();
    // The button that was pressed has nothing to do any more.
    save.current?.focus();
  };
  return (
    <Group gap="sm">
      <Button ref={save} type="submit" loading={isSaving}>
        {t('form.save')}
      </Button>
      <Button variant="default" disabled={!form.isDirty() || isSaving} onClick={takeBack}>
        {t('form.reset')}
      </Button>
    </Group>
  );
}
