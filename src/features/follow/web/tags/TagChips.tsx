import { useTexts } from '#kit/web/locale/i18n.ts';
import classes from './TagChips.module.css';
import { shades, useTags } from './useTags.ts';

/** The tags of something followed. `isInColumn`: they have a column of their own. */
export function TagChips({ ids, isInColumn = false }: { ids: readonly number[]; isInColumn?: boolean }) {
  const t = useTexts('follow');
  const { byId } = useTags();
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t('tags')} data-tags data-column={isInColumn || undefined}>
      {shown.map(({ id, name, color }) => (
        <li key={id} title={name}>
          <i className={classes.bullet} style={{ background: `var(--mantine-color-${shades[color]}-5)` }} aria-hidden />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
