import { ActionIcon, Button, Skeleton } from '@mantine/core';
import { IconDots, type IconExternalLink, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../locale/i18n.ts';
import { AfterFirstPaint } from '../page/AfterFirstPaint.tsx';
import { atPrefix } from '../pathPrefix.ts';
import type { Anchor } from '../popup/anchor.ts';
import { Opener } from '../popup/Opener.tsx';
import { isSafeLink } from '../text/safeLink.ts';
import classes from './Detail.module.css';

/** A link to another site; left out if it is unsafe or missing. */
export type DetailLink = { href: string | null; label: string; Icon: typeof IconExternalLink };

type DetailActionsProps = {
  /** The first is a button, the others are in the menu. */
  links: readonly DetailLink[];
  /** On wide screens, the other links are buttons too, and not in the menu. */
  areButtons?: boolean;
  /** Fetches the menu. */
  fetchMenu: () => Promise<unknown>;
  /** Renders a lazy component with a `DetailMenu`. */
  menu: (anchor: Anchor) => ReactNode;
};

/** Actions on a detail page: open the source, print; the others are in a menu. */
export function DetailActions({ links, areButtons = false, fetchMenu, menu }: DetailActionsProps) {
  const t = useTexts('common');
  const safe = safeLinks(links);
  return (
    <>
      {(areButtons ? safe : safe.slice(0, 1)).map(({ href, label, Icon }, place) => (
        <Button
          key={label}
          component="a"
          className={classes.source}
          visibleFrom={place > 0 ? 'sm' : undefined}
          href={atPrefix(href)}
          target="_blank"
          rel="noopener noreferrer"
          variant={place > 0 ? 'default' : 'light'}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {label}
        </Button>
      ))}
      <AfterFirstPaint place={<ActionsPlace />}>
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
        <Opener opens="menu" fetch={fetchMenu} panel={menu}>
          <ActionIcon variant="default" size={36} aria-label={t('detail.more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Opener>
      </AfterFirstPaint>
    </>
  );
}

function ActionsPlace() {
  return (
    <>
      <Skeleton visibleFrom="sm" width={36} height={36} />
      <Skeleton width={36} height={36} />
    </>
  );
}

/** Those that can be opened. */
export function safeLinks(links: readonly DetailLink[]): (DetailLink & { href: string })[] {
  return links.flatMap(({ href, ...link }) => (href && isSafeLink(href) ? [{ href, ...link }] : []));
}
