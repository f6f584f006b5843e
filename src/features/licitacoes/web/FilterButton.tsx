import { Badge, Button, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import type { ListState } from '#kit/web/listState.ts';
import type { licitacoes } from '../contract.ts';

/** Fetched when the filters are first opened. */
const FilterForm = lazy(() => import('./FilterForm.tsx').then(({ FilterForm: component }) => ({ default: component })));

export function FilterButton({ list, active }: { list: ListState<typeof licitacoes.list.query>; active: number }) {
  const t = useTexts('licitacoes');
  const kit = useTexts('kit');
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        onClick={open}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        rightSection={
          active > 0 && (
            <Badge size="sm" circle>
              {active}
            </Badge>
          )
        }
      >
        {t('filters.button')}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        title={t('filters.title')}
        closeButtonProps={{ 'aria-label': kit('action.close') }}
      >
        <Suspense>
          {/* Another address while it is open, by the way back say, is another form. */}
          <FilterForm key={JSON.stringify(list.search)} list={list} close={close} />
        </Suspense>
      </Drawer>
    </>
  );
}
