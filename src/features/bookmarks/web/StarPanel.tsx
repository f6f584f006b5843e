import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { StarBox } from './StarBox.tsx';

/** The panel of the star button. */
export function StarPanel({ anchor }: AnchoredProps) {
  const t = useTexts('bookmarks');
  return (
    <AnchoredPopover anchor={anchor} label={t('label')} position="bottom-start" width={360} padding={0}>
      <StarBox close={() => anchor.set(false)} />
    </AnchoredPopover>
  );
}
