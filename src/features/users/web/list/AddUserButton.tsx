import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

const fetchDrawer = () => import('./AddUserDrawer.tsx');
const AddUserDrawer = lazy(async () => ({ default: (await fetchDrawer()).AddUserDrawer }));

export function AddUserButton() {
  const t = useTexts('users');
  /** Undefined until first opened. */
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <Button leftSection={<IconUserPlus size={18} aria-hidden />} {...prefetchOnIntent(fetchDrawer)} onClick={() => setOpened(true)}>
        {t('add.open')}
      </Button>
      {opened !== undefined && (
        <Suspense>
          <AddUserDrawer opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
