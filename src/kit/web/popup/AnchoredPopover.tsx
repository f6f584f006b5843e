import { Popover, type PopoverProps } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { type AnchoredProps, ButtonOnPage, useOpenedAfterMount } from './anchor.ts';

type AnchoredPopoverProps = AnchoredProps &
  Pick<PopoverProps, 'position' | 'width' | 'middlewares'> & { label: string; padding?: number; children: ReactNode };

/** A lazily loaded panel, anchored to its `Opener`. */
export function AnchoredPopover({ anchor, label, padding, children, ...props }: AnchoredPopoverProps) {
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  // A click on a toast, such as "undo", must not close the panel.
  useClickOutside((event) => isInToast(event.target) || anchor.set(false), null, [anchor.node, panel], anchor.opened);
  return (
    <Popover
      {...props}
      id={anchor.id}
      opened={useOpenedAfterMount(anchor.opened)}
      onChange={anchor.set}
      closeOnClickOutside={false}
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <ButtonOnPage node={anchor.node} />
      </Popover.Target>
      {/* Mantine's own roles would name it after the button, whose name may be a count. */}
      <Popover.Dropdown ref={setPanel} id={`${anchor.id}-dropdown`} role="dialog" tabIndex={-1} aria-label={label} p={padding}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.mantine-Notifications-root') !== null;
}
