import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '#kit/web/dialog/Dialog.tsx';
import { showFaults } from '#kit/web/form/faults.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import { longestName, type SavedSearch } from '../../savedSearches.ts';

type Named = Pick<SavedSearch, 'name' | 'isShared'>;

type NameFormProps = {
  close: () => void;
  hint?: string;
  initial: Named;
  isSaving: boolean;
  save: (named: Named) => Promise<unknown>;
};

/** Asks for the name of a search, and whether others see it. */
export function NameDialog({ opened, title, ...form }: NameFormProps & { opened: boolean; title: string }) {
  return (
    <Dialog opened={useOpenedAfterMount(opened)} close={form.close} title={title}>
      <NameForm {...form} />
    </Dialog>
  );
}

function NameForm({ close, hint, initial, isSaving, save }: NameFormProps) {
  const t = useTexts('savedSearches');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const form = useForm<Named>({
    initialValues: initial,
    validate: { name: (name) => (name.trim() === '' ? common('word.fillInThisField') : null) },
  });
  const send = (named: Named) => void save({ ...named, name: named.name.trim() }).catch((error) => showFaults(form, error));
  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <Stack gap="md">
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        <TextInput data-autofocus label={common('word.name')} maxLength={longestName} {...form.getInputProps('name')} />
        <Switch label={t('share')} description={t('shareHint')} {...form.getInputProps('isShared', { type: 'checkbox' })} />
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {kit('action.cancel')}
          </Button>
          <Button type="submit" loading={isSaving}>
            {t('submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
