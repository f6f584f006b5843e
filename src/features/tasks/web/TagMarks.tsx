import { useTexts } from '#kit/web/i18n.ts';
import { Bullet } from '#kit/web/side/SideEntry.tsx';
import { type Tag, tags } from '../entities.ts';
import classes from './Marks.module.css';
import { tagColors } from './tagLook.ts';

/** A task's tags, in the order of the side. */
export function TagMarks({ chosen }: { chosen: readonly Tag[] }) {
  const t = useTexts('tasks');
  return tags
    .filter((tag) => chosen.includes(tag))
    .map((tag) => (
      <span key={tag} className={classes.tag}>
        <Bullet color={tagColors[tag]} />
        {t(`tag.${tag}`)}
      </span>
    ));
}
