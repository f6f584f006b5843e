import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBraces, IconDots, type IconExternalLink, IconLink, IconPrinter, IconSquarePlus } from '@tabler/icons-react';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { copyText } from '../text/copyText.ts';
import { isSafeLink } from '../text/safeLink.ts';
import classes from './Detail.module.css';
import { SourceRecord } from './SourceRecord.tsx';

type DetailActionsProps<Found extends { registro: string }> = {
  /** Links to other sites; unsafe and missing ones are left out. The first is a button. */
  links: readonly { href: string | null; label: string; Icon: typeof IconExternalLink }[];
  /** On wide screens, the other links are buttons too, and not in the menu. */
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

/** Actions on a detail page: open the source, print, copy the address, create a task, view the source's record. */
export function DetailActions<Found extends { registro: string }>({
  links,
  areButtons = false,
  path,
  newTask,
  record,
  children = (item) => item,
}: DetailActionsProps<Found>) {
  const t = useTexts('common');
  const [recordOpened, recordWindow] = useDisclosure(false);
  const safe = links.flatMap(({ href, ...link }) => (href && isSafeLink(href) ? [{ href, ...link }] : []));
  const [, ...others] = safe;
  return (
    <>
      {(areButtons ? safe : safe.slice(0, 1)).map(({ href, label, Icon }, place) => (
        <Button
          key={label}
          component="a"
          className={classes.source}
          visibleFrom={place > 0 ? 'sm' : undefined}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant={place > 0 ? 'default' : 'light'}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {label}
        </Button>
      ))}
      <ActionIcon
        visibleFrom="sm"
        variant="default"
        size={36}
        aria-label={t('detail.print')}
        title={t('detail.print')}
        onClick={() => window.print()}
      >
        <IconPrinter size={18} />
      </ActionIcon>
      <Menu>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('detail.more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ href, label, Icon }) => (
            <Menu.Item
              key={label}
              hiddenFrom={areButtons ? 'sm' : undefined}
              component="a"
              href={href}
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
            onClick={() => copyText(`${location.origin}${path}`, t('detail.copied'))}
          >
            {t('detail.copy')}
          </Menu.Item>
          {record &&
            children(
              <Menu.Item leftSection={<IconBraces size={16} aria-hidden />} onClick={recordWindow.open}>
                {t('record.title')}
              </Menu.Item>,
            )}
        </Menu.Dropdown>
      </Menu>
      {record && <SourceRecord record={record} opened={recordOpened} close={recordWindow.close} />}
    </>
  );
}
