import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { neighbourOf } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

type EditedRowProps = {
  name: string;
  children: ReactNode;
  edit: () => void /** @param then called once it is removed */;
  remove: (then: () => Promise<void>) => void;
};

/** A row of a list that is being edited, with its buttons. */
export function EditedRow({ name, children, edit, remove }: EditedRowProps) {
  const t = useTexts('knowledgeBase');
  return (
    <>
      <div>{children}</div>
      <ActionIcon size={44} color="gray" aria-label={t('edit.editNamed', { name })} onClick={edit}>
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size={44}
        color="gray"
        aria-label={t('edit.remove', { name })}
        data-remove
        onClick={(event) => {
          const next = neighbourOf(event.currentTarget.closest('li'), '[data-remove]');
          remove(async () => next?.focus());
        }}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </>
  );
}
