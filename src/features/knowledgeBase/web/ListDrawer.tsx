import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { EditDrawer } from '#kit/web/form/EditDrawer.tsx';
import { IconChoice } from '#kit/web/form/IconChoice.tsx';
import { useEditForm } from '#kit/web/form/useEditForm.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type KnowledgeList, listColors, listIcons } from '../contract.ts';
import { calls } from './calls.ts';

type ListDrawerProps = {
  /** Undefined for a new list. */
  list: KnowledgeList | undefined;
  categoryId: number;
  close: () => void;
};

/** The form of a list: title, icon and colour. */
export function ListDrawer({ list, categoryId, close }: ListDrawerProps) {
  const t = useTexts('knowledgeBase');
  const common = useTexts('common');
  const editing = useEditForm({
    initial: {
      title: list?.title ?? '',
      icon: (list?.icon ?? listIcons[0]) as (typeof listIcons)[number],
      iconColor: (list?.iconColor ?? 'text-primary') as (typeof listColors)[number],
      version: list?.version ?? 0,
    },
    validate: { title: (title) => (title.trim() === '' ? t('edit.titleMissing') : null) },
    save: async ({ version, ...body }) => {
      if (list) await calls.editList.send({ params: { id: list.id }, body: { ...body, version } });
      else await calls.addList.send({ params: { id: categoryId }, body });
    },
    feature: 'knowledgeBase',
    close,
  });
  const { form } = editing;
  return (
    <EditDrawer title={list ? t('edit.list') : t('edit.addList')} isTranslated={list?.isTranslated} editing={editing}>
      <Stack gap="md">
        <TextInput label={common('word.title')} maxLength={160} data-autofocus {...form.getInputProps('title')} />
        <NativeSelect
          label={t('edit.color')}
          data={listColors.map((color) => ({ value: color, label: t(`color.${color || 'none'}`) }))}
          {...form.getInputProps('iconColor')}
        />
        <IconChoice
          label={t('edit.icon')}
          icons={listIcons}
          nameOf={(icon) => t(`icon.${icon}`)}
          value={form.values.icon}
          choose={(icon) => form.setFieldValue('icon', icon)}
        />
      </Stack>
    </EditDrawer>
  );
}
