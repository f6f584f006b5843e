// What can be done with the selected notices; each dialog is fetched when it is opened.
import { Menu } from '@mantine/core';
import { IconChecklist, IconTags, IconUserCheck } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { FollowSelected } from '#features/follow/web/FollowSelected.tsx';
import type { Selection } from '#kit/web/DataTable/selection.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';

type DialogProps = { licitacoes: readonly number[]; opened: boolean; close: () => void };
type Act = 'tags' | 'assign' | 'tasks';

const dialogs: Record<Act, ComponentType<DialogProps>> = {
  tags: optionalPart(async () => (await import('#features/follow/web/tags/TagSelectedDialog.tsx')).TagSelectedDialog),
  assign: optionalPart(
    async () => (await Promise.all([import('#features/propostas/web/assign/AssignDialog.tsx'), loadTexts('propostas')]))[0].AssignDialog,
  ),
  tasks: optionalPart(
    async () => (await Promise.all([import('#features/tasks/web/manyTasks/ManyTasksDialog.tsx'), loadTexts('tasks')]))[0].ManyTasksDialog,
  ),
};

export function SelectedActions({ selection }: { selection: Selection }) {
  const t = useTexts('board');
  const [shown, show] = useState<{ act: Act; licitacoes: number[]; opened: boolean }>();
  const entries = [
    { act: 'tags', label: t('tags.menu'), Icon: IconTags },
    { act: 'assign', label: t('selected.assign'), Icon: IconUserCheck },
    { act: 'tasks', label: t('selected.tasks'), Icon: IconChecklist },
  ] as const;
  const Dialog = shown && dialogs[shown.act];
  return (
    <>
      <FollowSelected
        selection={selection}
        further={(withIds) =>
          entries.map(({ act, label, Icon }) => (
            <Menu.Item
              key={act}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => withIds((licitacoes) => show({ act, licitacoes, opened: true }))}
            >
              {label}
            </Menu.Item>
          ))
        }
      />
      {Dialog && (
        <Dialog key={shown.act} licitacoes={shown.licitacoes} opened={shown.opened} close={() => show({ ...shown, opened: false })} />
      )}
    </>
  );
}
