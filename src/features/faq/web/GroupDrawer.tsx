import { Stack, TextInput } from '@mantine/core';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { IconChoice } from '#kit/web/form/IconChoice.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type FaqGroup, faqIcons } from '../contract.ts';
import { calls } from './calls.ts';

/** The form of a group: title and icon. */
export function GroupDrawer({ group, close }: { group: FaqGroup; close: () => void }) {
  const t = useTexts('faq');
  const common = useTexts('common');
  const editing = useEditForm({
    initial: { icon: group.icon as (typeof faqIcons)[number], title: group.title, subtitle: group.subtitle, version: group.version },
    validate: { title: (title) => (title.trim() === '' ? t('edit.titleMissing') : null) },
    save: (body) => calls.editGroup.send({ params: { id: group.id }, body }),
    feature: 'faq',
    close,
  });
  const { form } = editing;
  return (
    <EditDrawer title={t('edit.editGroup')} isTranslated={group.isTranslated} editing={editing}>
      <Stack gap="md">
        <TextInput label={common('word.title')} maxLength={80} data-autofocus {...form.getInputProps('title')} />
        <TextInput label={t('edit.subtitle')} maxLength={160} {...form.getInputProps('subtitle')} />
        <IconChoice
          label={t('edit.icon')}
          icons={faqIcons}
          nameOf={(icon) => t(`icon.${icon}`)}
          value={form.values.icon}
          choose={(icon) => form.setFieldValue('icon', icon)}
        />
      </Stack>
    </EditDrawer>
  );
}
