import { UnstyledButton } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Keys } from '#kit/web/text/Keys.tsx';
import classes from './Palette.module.css';
import type { PaletteMarks } from './palette.ts';

/** The keyboard shortcuts, and the bookmark button of a page. */
export function PaletteFoot({ page, marks }: { page: number | undefined; marks: PaletteMarks }) {
  const t = useTexts('search');
  const hint = (keys: string[], does: string): ReactNode => (
    <span>
      {keys.map((key) => (
        <Keys key={key} keys={key} />
      ))}
      {does}
    </span>
  );
  const isMarked = page !== undefined && marks.isMarked(page);
  return (
    <div className={classes.foot}>
      {hint(['ArrowUp', 'ArrowDown'], t('foot.move'))}
      {hint(['Enter'], t('foot.open'))}
      {hint(['Mod+Enter'], t('foot.elsewhere'))}
      {hint(['Escape'], t('foot.close'))}
      {page !== undefined && (
        <UnstyledButton className={classes.mark} aria-pressed={isMarked} onClick={() => marks.toggle(page)}>
          {isMarked ? <IconStarFilled size={14} aria-hidden /> : <IconStar size={14} aria-hidden />}
          {t('foot.mark')}
          <Keys keys="Mod+d" />
        </UnstyledButton>
      )}
    </div>
  );
}
