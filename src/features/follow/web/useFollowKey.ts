import { useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** The key S toggles following the focused row, or the page's item, by clicking its star. */
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
