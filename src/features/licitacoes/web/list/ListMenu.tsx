import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { Opener } from '#kit/web/popup/Opener.tsx';

const fetchPanel = async () => (await Promise.all([import('./ListMenuPanel.tsx'), loadTexts('removal')]))[0];
const ListMenuPanel = lazy(async () => ({ default: (await fetchPanel()).ListMenuPanel }));
const RemovedDrawer = lazy(async () => ({ default: (await import('./RemovedDrawer.tsx')).RemovedDrawer }));

/** Hash of the address while the removed notices are open. */
const REMOVED = 'removidas';

/** Rarely used actions for admins: the removed notices. */
export function ListMenu() {
  const t = useTexts('licitacoes');
  const administrates = useMay(needs.administers);
  const navigate = useNavigate();
  const opened = useLocation({ select: ({ hash }) => hash === REMOVED });
  const [isWanted, setIsWanted] = useState(opened);
  if (opened && !isWanted) setIsWanted(true);
  if (!administrates) return null;
  const go = (hash: string) => void navigate({ to: '.', search: true, hash, resetScroll: false });
  return (
    <>
      <Opener opens="menu" fetch={fetchPanel} panel={(anchor) => <ListMenuPanel anchor={anchor} showRemoved={() => go(REMOVED)} />}>
        <ActionIcon variant="default" size={36} aria-label={t('list.administer')}>
          <IconDots size={18} />
        </ActionIcon>
      </Opener>
      {isWanted && (
        <Suspense>
          <RemovedDrawer opened={opened} close={() => go('')} />
        </Suspense>
      )}
    </>
  );
}
