import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredPopover } from '#kit/web/popup/AnchoredPopover.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { NotificationPanel } from './NotificationPanel.tsx';

/** The popover of the bell. */
export function NotificationPopover({ anchor }: AnchoredProps) {
  const common = useTexts('common');
  return (
    <AnchoredPopover
      anchor={anchor}
      label={common('word.notifications')}
      position="bottom-end"
      width="min(400px, 100vw)"
      middlewares={{ shift: { padding: 0 }, flip: true }}
      padding={0}
    >
      <NotificationPanel close={() => anchor.set(false)} />
    </AnchoredPopover>
  );
}
