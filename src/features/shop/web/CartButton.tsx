import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';
import classes from './CartButton.module.css';
import { calls } from './calls.ts';

const fetchPanel = () => import('./CartPanel.tsx');
const CartPanel = lazy(async () => ({ default: (await fetchPanel()).CartPanel }));

/** How much waits in the cart, and the cart itself on a click. */
export function CartButton() {
  const t = useTexts('shop');
  const [opened, setOpened] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const { data } = useQuery(calls.readCart.query());
  // Taking back what was removed is a click on a toast, after which one wants to see it.
  useClickOutside((event) => isInToast(event.target) || setOpened(false), null, [target, panel], opened);
  const count = data?.products.length ?? 0;
  const label = count > 0 ? t('cart.open', { count }) : t('cart.openEmpty');
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(400px, 100vw - 16px)"
      shadow="md"
      trapFocus
      returnFocus
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <Tooltip label={t('cart.title')} disabled={opened}>
          <ActionIcon
            ref={setTarget}
            className={classes.button}
            size={44}
            color="gray"
            aria-label={label}
            onPointerEnter={fetchPanel}
            onFocus={fetchPanel}
            onClick={() => setOpened(!opened)}
          >
            <IconShoppingCart size={20} aria-hidden />
            {count > 0 && (
              <span className={classes.count} aria-hidden>
                {count}
              </span>
            )}
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown ref={setPanel} p={0} aria-label={t('cart.title')} aria-labelledby={undefined}>
        <Suspense fallback={<div className={classes.waiting} />}>
          <CartPanel close={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.mantine-Notifications-root') !== null;
}
