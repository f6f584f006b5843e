import { IconAlertOctagon, IconFileText, IconInbox, IconSend, IconStar, IconTrash, type TablerIcon } from '@tabler/icons-react';
import type { shownFolders } from './places.ts';

/** Not in `places.ts`, since the first rows are drawn without them. */
export const folderIcons: Record<(typeof shownFolders)[number], TablerIcon> = {
  inbox: IconInbox,
  sent: IconSend,
  draft: IconFileText,
  starred: IconStar,
  spam: IconAlertOctagon,
  trash: IconTrash,
};
