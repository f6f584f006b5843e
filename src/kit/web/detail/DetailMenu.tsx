import { Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBraces, IconLink, IconPrinter, IconSquarePlus } from '@tabler/icons-react';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { atPrefix } from '../pathPrefix.ts';
import { AnchoredMenu } from '../popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '../popup/anchor.ts';
import { copyText } from '../text/copyText.ts';
import { type DetailLink, safeLinks } from './DetailActions.tsx';
import { SourceRecord } from './SourceRecord.tsx';

type DetailMenuProps<Found extends { registro: string }> = AnchoredProps & {
  /** As for `DetailActions`. */
  links: readonly DetailLink[];
  areButtons?: boolean;
  /** The page's path, for copying its address. */
  path: string;
  /** Renders the menu item's link to a new task about it. */
  newTask: (props: object) => ReactNode;
  /** The source's record, for users who may see it. */
  record?: UseQueryOptions<Found> | undefined;
  /** Arranges the menu item of the record and further ones. */
  children?: (record: ReactNode) => ReactNode;
};

/** The menu of a detail page: its other links, print, copy the address, create a task, view the source's record. */
export function DetailMenu<Found extends { registro: string }>({
  anchor,
  links,
  areButtons = false,
  path,
  newTask,
  record,
  children = (item) => item,
}: DetailMenuProps<Found>) {
  const t = useTexts('common');
  const [recordOpened, recordWindow] = useDisclosure(false);
  const [, ...others] = safeLinks(links);
  return (
    <>
      <AnchoredMenu anchor={anchor}>
        {others.map(({ href, label, Icon }) => (
          <Menu.Item
            key={label}
            hiddenFrom={areButtons ? 'sm' : undefined}
            component="a"
            href={atPrefix(href)}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<Icon size={16} aria-hidden />}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item hiddenFrom="sm" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {t('detail.print')}
        </Menu.Item>
        <Menu.Item leftSection={<IconSquarePlus size={16} aria-hidden />} renderRoot={newTask}>
          {t('detail.newTask')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLink size={16} aria-hidden />}
          onClick={() => copyText(`${location.origin}${atPrefix(path)}`, t('detail.copied'))}
        >
          {t('detail.copy')}
        </Menu.Item>
        {record &&
          children(
            <Menu.Item leftSection={<IconBraces size={16} aria-hidden />} onClick={recordWindow.open}>
              {t('record.title')}
            </Menu.Item>,
          )}
      </AnchoredMenu>
      {record && <SourceRecord record={record} opened={recordOpened} close={recordWindow.close} />}
    </>
  );
}
