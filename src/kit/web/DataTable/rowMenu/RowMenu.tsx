import { Menu } from '@mantine/core';
import { IconArrowRight, IconExternalLink, IconLink, IconSquareCheck, IconStar } from '@tabler/icons-react';
import { type Ref, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../locale/i18n.ts';
import { useOpenedAfterMount } from '../../popup/anchor.ts';
import { copyText } from '../../text/copyText.ts';
import type { RowMenuPlace } from './rowMenuPlace.ts';

/** What one can do with a row: what its link, its star and its checkbox do, and the link itself. */
export function RowMenu({ place: { row, x, y }, close }: { place: RowMenuPlace; close: () => void }) {
  const t = useTexts('rowMenu');
  const opened = useOpenedAfterMount(true);
  useFocusBack();
  const link = row.querySelector<HTMLAnchorElement>('a[href]');
  const star = row.querySelector<HTMLButtonElement>('button[data-follow]');
  const checkbox = row.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (!link) return null;
  return (
    <Menu opened={opened} onChange={(isOpen) => !isOpen && close()} position="bottom-start" offset={2} key={`${x} ${y}`}>
      <Menu.Target>
        <Point x={x} y={y} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t('label')}>
        <Menu.Item leftSection={<IconArrowRight size={18} aria-hidden />} onClick={() => link.click()}>
          {t('open')}
        </Menu.Item>
        <Menu.Item component="a" href={link.href} target="_blank" leftSection={<IconExternalLink size={18} aria-hidden />}>
          {t('openInTab')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => copyText(link.href, t('copied'))}>
          {t('copy')}
        </Menu.Item>
        {(star || checkbox) && <Menu.Divider />}
        {star && (
          <Menu.Item leftSection={<IconStar size={18} aria-hidden />} onClick={() => star.click()}>
            {star.dataset.hint}
          </Menu.Item>
        )}
        {checkbox && (
          <Menu.Item leftSection={<IconSquareCheck size={18} aria-hidden />} onClick={() => checkbox.click()}>
            {t(checkbox.checked ? 'deselect' : 'select')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** In the window, because a list is a containing block of its own. */
function Point({ x, y, ref }: { x: number; y: number; ref?: Ref<HTMLElement> }) {
  return createPortal(<span ref={ref} style={{ position: 'fixed', left: x, top: y }} />, document.body);
}

/** The menu has no button to return to. */
function useFocusBack(): void {
  const before = useRef(document.activeElement);
  useEffect(
    () => () => {
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected && document.activeElement === document.body) current.focus();
    },
    [],
  );
}
