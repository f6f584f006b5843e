import { useTexts } from '#kit/web/locale/i18n.ts';
import { Bullet } from '#kit/web/side/SideEntry.tsx';
import type { Tag } from '../entities.ts';
import { PriorityIcon } from './PriorityIcon.tsx';
import classes from './TaskTags.module.css';
import { plainTags, priorityOf, tagColors } from './tagLook.ts';

/** A task's priority, followed by its tags in the order of the sidebar. */
export function TaskTags({ chosen }: { chosen: readonly Tag[] }) {
  const t = useTexts('tasks');
  const priority = priorityOf(chosen);
  return (
    <>
      {priority && (
        <span className={classes.priority} data-priority={priority}>
          <PriorityIcon priority={priority} />
          {t(`priority.${priority}`)}
        </span>
      )}
      {plainTags
        .filter((tag) => chosen.includes(tag))
        .map((tag) => (
          <span key={tag} className={classes.tag}>
            <Bullet color={tagColors[tag]} />
            {t(`tag.${tag}`)}
          </span>
        ))}
    </>
  );
}
