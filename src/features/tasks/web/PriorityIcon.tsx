import { IconAntennaBars3, IconAntennaBars4, IconAntennaBars5 } from '@tabler/icons-react';
import classes from './TaskTags.module.css';
import type { Priority } from './tagLook.ts';

const icons = { low: IconAntennaBars3, medium: IconAntennaBars4, high: IconAntennaBars5 };

/** A priority as bars; its name is next to it. */
export function PriorityIcon({ priority, size = 16 }: { priority: Priority; size?: number }) {
  const Icon = icons[priority];
  return <Icon size={size} className={classes.bars} data-priority={priority} aria-hidden />;
}
