import { Button, Group, type GroupProps } from '@mantine/core';
import { useRef } from 'react';
import { useTexts } from '../locale/i18n.ts';

type FormFootProps = { form: { isDirty(): boolean; reset(): void }; isSaving: boolean } & Pick<GroupProps, 'mt'>;

/** The buttons of a form: save and reset. */
export function FormFoot({ form, isSaving, mt }: FormFootProps) {
  const t = useTexts('kit');
  const save = useRef<HTMLButtonElement>(null);
  const takeBack = () => {
    form.reset();
    // The pressed button becomes disabled.
    save.current?.focus();
  };
  return (
    <Group gap="sm" mt={mt}>
      <Button ref={save} type="submit" loading={isSaving}>
        {t('form.save')}
      </Button>
      <Button variant="default" disabled={!form.isDirty() || isSaving} onClick={takeBack}>
        {t('form.reset')}
      </Button>
    </Group>
  );
}
