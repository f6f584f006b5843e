import { useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** S follows the row where the focus is, or what the page is about, or follows it no more: it presses the star that stands there. */
export function useFollowKey(): void {
  const t = useTexts('follow');
  useKeys([
    {
      keys: ['s'],
      does: t('star.key'),
      group: t('title'),
      act: ({ target }) => {
        const around = target.closest('[data-index]') ?? document;
        const [star, ...others] = around.querySelectorAll<HTMLElement>('[data-follow]');
        if (!star || others.length > 0) return false;
        star.click();
        return true;
      },
    },
  ]);
}
