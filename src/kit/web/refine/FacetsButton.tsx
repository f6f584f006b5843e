import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { prefetchOnIntent } from '../device/prefetchOnIntent.ts';
import { useTexts } from '../locale/i18n.ts';

type FacetsButtonProps = { isShown: boolean; toggle: () => void; fetch: () => Promise<unknown> };

/** Shows the facets of a list, or hides them. */
export function FacetsButton({ isShown, toggle, fetch }: FacetsButtonProps) {
  const t = useTexts('common');
  return (
    <ActionIcon
      variant={isShown ? 'light' : 'default'}
      size={36}
      aria-label={t('filters.facets')}
      aria-expanded={isShown}
      onClick={toggle}
      {...prefetchOnIntent(fetch)}
    >
      <IconLayoutSidebarLeftExpand size={18} />
    </ActionIcon>
  );
}
