import { ActionIcon } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import type { ListedNotices } from './NewExport.tsx';

const fetchDrawer = async () => (await Promise.all([import('./ExportsDrawer.tsx'), loadTexts('exports', 'savedSearches')]))[0];
const ExportsDrawer = lazy(async () => ({ default: (await fetchDrawer()).ExportsDrawer }));

/** Hash of the address while the exports are open. */
const EXPORTS = 'exportar';

/** Exports in other formats and of long lists, which run in the background. */
export function ExportsButton({ listed }: { listed: ListedNotices }) {
  const t = useTexts('licitacoes');
  const navigate = useNavigate();
  const opened = useLocation({ select: ({ hash }) => hash === EXPORTS });
  const [isWanted, setIsWanted] = useState(opened);
  if (opened && !isWanted) setIsWanted(true);
  const go = (hash: string) => void navigate({ to: '.', search: true, hash, resetScroll: false });
  return (
    <>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t('list.exports')}
        aria-haspopup="dialog"
        data-hint={t('list.exports')}
        {...prefetchOnIntent(fetchDrawer)}
        onClick={() => go(EXPORTS)}
      >
        <IconFileExport size={18} />
      </ActionIcon>
      {isWanted && (
        <Suspense>
          <ExportsDrawer opened={opened} close={() => go('')} listed={listed} />
        </Suspense>
      )}
    </>
  );
}
