import { Button } from '@mantine/core';
import { IconDatabase } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

const fetchDrawer = () => import('./StorageDrawer.tsx');
const StorageDrawer = lazy(async () => ({ default: (await fetchDrawer()).StorageDrawer }));

/** Opens the list of the largest accounts. */
export function StorageButton() {
  const t = useTexts('users');
  /** Undefined until first opened. */
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDatabase size={18} aria-hidden />}
        {...prefetchOnIntent(fetchDrawer)}
        onClick={() => setOpened(true)}
      >
        {t('usage.open')}
      </Button>
      {opened !== undefined && (
        <Suspense>
          <StorageDrawer opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
