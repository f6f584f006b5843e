import { ActionIcon } from '@mantine/core';
import {
  IconFolderSymlink,
  IconMail,
  IconMailOpened,
  IconRestore,
  IconStar,
  IconStarOff,
  IconTag,
  IconTrash,
  IconTrashX,
  type TablerIcon,
} from '@tabler/icons-react';
import { lazy } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';
import type { Folder, Label } from '../../entities.ts';
import type { Changeable } from '../mailCache.ts';

const fetchMove = () => import('./MoveMenu.tsx');
const MoveMenu = lazy(async () => ({ default: (await fetchMove()).MoveMenu }));
const fetchLabel = () => import('./LabelMenu.tsx');
const LabelMenu = lazy(async () => ({ default: (await fetchLabel()).LabelMenu }));

type MailToolsProps = {
  mails: readonly Pick<Changeable, 'labels' | 'isRead' | 'isStarred'>[];
  /** Their folder; empty if they may be in several. */
  folder: string;
  move: (folder: Folder) => void;
  /** Only if the e-mails are known one by one. */
  restore?: (() => void) | undefined;
  label: (label: Label) => void;
  mark: (isRead: boolean) => void;
  star: (isStarred: boolean) => void;
  /** Moves to the trash, or deletes permanently in the trash. */
  trash: () => void;
};

/** Buttons for the selected or the open e-mails. */
export function MailTools({ mails, folder, move, restore, label, mark, star, trash }: MailToolsProps) {
  const t = useTexts('email');
  const common = useTexts('common');
  const isTrash = folder === 'trash';
  const isRead = mails.length > 0 && mails.every((mail) => mail.isRead);
  const isStarred = mails.length > 0 && mails.every((mail) => mail.isStarred);
  return (
    <>
      {isTrash && restore && <Tool name={common('word.restore')} Icon={IconRestore} act={restore} />}
      <Tool name={isTrash ? t('remove.action') : t('action.trash')} letter="#" Icon={isTrash ? IconTrashX : IconTrash} act={trash} />
      <Tool
        name={t(isRead ? 'action.unread' : 'action.read')}
        letter={isRead ? 'Shift U' : 'Shift I'}
        Icon={isRead ? IconMail : IconMailOpened}
        act={() => mark(!isRead)}
      />
      <Tool
        name={t(isStarred ? 'action.unstar' : 'action.star')}
        letter="S"
        Icon={isStarred ? IconStarOff : IconStar}
        act={() => star(!isStarred)}
      />
      <Opener
        opens="menu"
        fetch={fetchMove}
        panel={(anchor) => <MoveMenu anchor={anchor} from={folder} move={move} restore={isTrash ? restore : undefined} />}
      >
        <ActionIcon size={44} color="gray" data-opens="move" aria-label={t('menu.move')} data-hint={`${t('menu.move')} (V)`}>
          <IconFolderSymlink size={20} />
        </ActionIcon>
      </Opener>
      <Opener opens="menu" fetch={fetchLabel} panel={(anchor) => <LabelMenu anchor={anchor} mails={mails} toggle={label} />}>
        <ActionIcon size={44} color="gray" data-opens="label" aria-label={t('menu.label')} data-hint={`${t('menu.label')} (L)`}>
          <IconTag size={20} />
        </ActionIcon>
      </Opener>
    </>
  );
}

type ToolProps = { name: string; letter?: string; Icon: TablerIcon; act: () => void };

function Tool({ name, letter, Icon, act }: ToolProps) {
  return (
    <ActionIcon size={44} color="gray" aria-label={name} data-hint={letter ? `${name} (${letter})` : name} onClick={act}>
      <Icon size={20} />
    </ActionIcon>
  );
}
