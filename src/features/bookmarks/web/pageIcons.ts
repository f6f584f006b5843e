// Pages name their icons as the Feather set does; we draw those of Tabler.
import {
  IconBolt,
  IconCalendar,
  IconClockHour4,
  IconCode,
  IconCurrencyDollar,
  IconFile,
  IconFileText,
  IconLayoutGrid,
  IconList,
  IconLock,
  IconLockOpen,
  IconProgress,
  IconSettings,
  IconShield,
  IconSpeakerphone,
  IconTag,
  IconTrash,
  IconTrendingDown,
  IconUpload,
  IconUserCheck,
  IconUserPlus,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

const icons: Record<string, TablerIcon> = {
  calendar: IconCalendar,
  clock: IconClockHour4,
  code: IconCode,
  'dollar-sign': IconCurrencyDollar,
  'file-text': IconFileText,
  grid: IconLayoutGrid,
  list: IconList,
  loader: IconProgress,
  lock: IconLock,
  settings: IconSettings,
  shield: IconShield,
  tag: IconTag,
  'trash-2': IconTrash,
  'trending-down': IconTrendingDown,
  unlock: IconLockOpen,
  upload: IconUpload,
  'user-check': IconUserCheck,
  'user-plus': IconUserPlus,
  users: IconUsers,
  'volume-2': IconSpeakerphone,
  zap: IconBolt,
};

/** A sheet of paper where the name is not known. */
export function pageIcon(name: string): TablerIcon {
  return icons[name] ?? IconFile;
}
