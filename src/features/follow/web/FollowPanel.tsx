import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { FollowFields } from './FollowFields.tsx';
import { type Followed, markQuery } from './marks.ts';

export function FollowPanel({ anchor, kind, item }: AnchoredProps & Followed) {
  const t = useTexts('follow');
  const { data: mark } = useQuery(markQuery({ kind, item }));
  return (
    <AnchoredPopover anchor={anchor} label={t('star.edit')} position="bottom-end" width={340} padding={16}>
      {mark && <FollowFields kind={kind} mark={mark} />}
    </AnchoredPopover>
  );
}
