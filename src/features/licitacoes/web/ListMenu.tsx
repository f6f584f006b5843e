import { ActionIcon, Drawer, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/i18n.ts';

/** Fetched when it is first opened. */
const RemovedList = lazy(() => import('./RemovedList.tsx').then(({ RemovedList: component }) => ({ default: component })));

/** What the address ends with while the removed notices stand over the list. */
const REMOVED = 'removidas';

/** What admins seldom need of the list: the notices that were removed from it. */
export function ListMenu() {
  const t = useTexts('licitacoes');
  const kit = useTexts('kit');
  const administrates = useMay(needs.administers);
  const navigate = useNavigate();
  const opened = useLocation({ select: ({ hash }) => hash === REMOVED });
  if (!administrates) return null;
  const go = (hash: string) => void navigate({ to: '.', search: true, hash, resetScroll: false });
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('list.administer')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => go(REMOVED)}>
            {t('removed.title')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Drawer
        opened={opened}
        onClose={() => go('')}
        position="right"
        size="min(100%, 560px)"
        title={t('removed.title')}
        closeButtonProps={{ 'aria-label': kit('action.close') }}
      >
        <Suspense>
          <RemovedList />
        </Suspense>
      </Drawer>
    </>
  );
}
