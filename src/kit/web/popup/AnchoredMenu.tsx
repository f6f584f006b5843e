import { Menu, type MenuProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { type AnchoredProps, ButtonOnPage, useOpenedAfterMount } from './anchor.ts';

type AnchoredMenuProps = AnchoredProps & Pick<MenuProps, 'position'> & { children: ReactNode };

/** A lazily loaded menu, anchored to its `Opener`. */
export function AnchoredMenu({ anchor, children, ...props }: AnchoredMenuProps) {
  return (
    <Menu {...props} id={anchor.id} opened={useOpenedAfterMount(anchor.opened)} onChange={anchor.set}>
      <Menu.Target>
        <ButtonOnPage node={anchor.node} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
