// Folders and labels: their order, addresses and colours.
import { type Folder, folders, type Label, type ListedEmail } from '../entities.ts';
import { labels } from '../labels.ts';

/** What a URL can show: a folder, the starred e-mails, or all with a label. */
export type Place = { folder: Folder | 'starred'; label: '' } | { folder: ''; label: Label };

/** The folders in the order of the sidebar. */
export const shownFolders = ['inbox', 'sent', 'draft', 'starred', 'spam', 'trash'] as const;

/** Palette colours. */
export const labelColors: Record<Label, string> = { personal: 'success', company: 'primary', important: 'warning', private: 'danger' };

/** The labels in the order of the sidebar. */
export const shownLabels: readonly Label[] = ['personal', 'company', 'important', 'private'];

/** The folder or label of a path; undefined if there is none. */
export function placeOf({ folder, label }: { folder?: string; label?: string }): Place | undefined {
  if (label !== undefined) {
    const known = labels.find((one) => one === label);
    return known && { folder: '', label: known };
  }
  if (folder === undefined) return { folder: 'inbox', label: '' };
  const known = [...folders, 'starred' as const].find((one) => one === folder);
  return known && { folder: known, label: '' };
}

/** Drafts open in the compose window; scheduled e-mails and those in the trash are shown like any other. */
export function opensInWriting({ isDraft, sendAt, folder }: Pick<ListedEmail, 'isDraft' | 'sendAt' | 'folder'>): boolean {
  return isDraft && sendAt === null && folder !== 'trash';
}

/** What the address says while an e-mail is open: drafts open in the compose window, others in the detail view. */
export function openingOf(mail: ListedEmail): { draft: string } | { mail: number } {
  return opensInWriting(mail) ? { draft: String(mail.id) } : { mail: mail.id };
}
