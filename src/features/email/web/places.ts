// Where mails are: folders and labels, and how each looks.
import { IconAlertOctagon, IconFileText, IconInbox, IconSend, IconStar, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { type Folder, folders, type Label, type ListedEmail, labels } from '../entities.ts';

/** What an address can show: a folder, the starred ones, or all with a label. */
export type Place = { folder: Folder | 'starred'; label: '' } | { folder: ''; label: Label };

/** The folders as the side lists them. */
export const shownFolders = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;

export const folderIcons: Record<(typeof shownFolders)[number], TablerIcon> = {
  inbox: IconInbox,
  sent: IconSend,
  draft: IconFileText,
  starred: IconStar,
  spam: IconAlertOctagon,
  trash: IconTrash,
};

/** Of the palette. */
export const labelColors: Record<Label, string> = { personal: 'success', company: 'primary', important: 'warning', private: 'danger' };

/** The labels as the side lists them. */
export const shownLabels: readonly Label[] = ['personal', 'company', 'important', 'private'];

/** What the path says; undefined where there is no such folder or label. */
export function placeOf({ folder, label }: { folder?: string; label?: string }): Place | undefined {
  if (label !== undefined) {
    const known = labels.find((one) => one === label);
    return known && { folder: '', label: known };
  }
  if (folder === undefined) return { folder: 'inbox', label: '' };
  const known = [...folders, 'starred' as const].find((one) => one === folder);
  return known && { folder: known, label: '' };
}

/** Drafts are gone on with; what waits to be sent, or lies in the trash, is shown like any mail. */
export function opensInWriting({ isDraft, sendAt, folder }: Pick<ListedEmail, 'isDraft' | 'sendAt' | 'folder'>): boolean {
  return isDraft && sendAt === null && folder !== 'trash';
}
