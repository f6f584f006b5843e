// The menu, from top to bottom. A feature's screen joins it with a line here and a text in `texts/`.
import {
  IconApi,
  IconCalendar,
  IconGavel,
  IconHistory,
  IconLayoutGrid,
  IconLockAccess,
  IconMailForward,
  IconScale,
  IconStar,
  IconStatusChange,
  IconUpload,
  IconUsers,
  IconWorldWww,
  type TablerIcon,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { Need } from '#kit/web/ability.ts';
import type { TextKey } from '#kit/web/i18n.ts';
import { type Count, noticesIn, openRuns } from './menuCounts.ts';

export type MenuLink = {
  label: TextKey<'app'>;
  icon?: TablerIcon;
  /** Who may not, does not see the entry. */
  need: Need;
  /** What waits behind the entry, live. */
  count?: Count;
  /** Pressed after G it leads there too. */
  key?: string;
} & ({ to: NonNullable<LinkProps['to']>; search?: Record<string, unknown> } | { href: string });

/** Entries that unfold below their common name. */
export type MenuGroup = { label: TextKey<'app'>; icon: TablerIcon; entries: readonly MenuLink[] };

export type MenuSection = { label: TextKey<'app'>; items: readonly (MenuLink | MenuGroup)[] };

const noticesBy = (status: 'aberta' | 'andamento' | 'fechada', key: string): MenuLink => ({
  label: `menu.${status}`,
  to: '/apps/invoice/list',
  search: { status: [status] },
  need: needs.standard,
  count: noticesIn(status),
  key,
});

export const menu: readonly MenuSection[] = [
  {
    label: 'menu.tracking',
    items: [
      {
        label: 'menu.licitacoes',
        to: '/apps/invoice',
        icon: IconGavel,
        need: needs.standard,
        key: 'l',
      },
      {
        label: 'menu.byStatus',
        icon: IconStatusChange,
        entries: [noticesBy('aberta', 'a'), noticesBy('andamento', 'n'), noticesBy('fechada', 'f')],
      },
      { label: 'menu.projetos', to: '/projetos-de-lei', icon: IconScale, need: needs.standard, key: 'p' },
      { label: 'menu.follow', to: '/acompanhamento', icon: IconStar, need: needs.standard, key: 's' },
      { label: 'menu.calendar', to: '/apps/calendar', icon: IconCalendar, need: needs.standard, key: 'd' },
      { label: 'menu.dns', to: '/dns', icon: IconWorldWww, need: needs.standard },
      { label: 'menu.importar', to: '/importar', icon: IconUpload, need: needs.administers, count: openRuns, key: 'i' },
    ],
  },
  {
    label: 'menu.system',
    items: [
      { label: 'menu.users', to: '/apps/user/list', icon: IconUsers, need: needs.standard, key: 'u' },
      { label: 'menu.accessControl', to: '/access-control', icon: IconLockAccess, need: needs.accessControl, key: 'c' },
      { label: 'menu.audit', to: '/audit', icon: IconHistory, need: needs.administers, key: 'r' },
      { label: 'menu.outbox', to: '/outbox', icon: IconMailForward, need: needs.administers, key: 'o' },
      { label: 'menu.gallery', to: '/gallery/{-$section}', icon: IconLayoutGrid, need: needs.administers, key: 'g' },
      { label: 'menu.api', href: '/api/docs', icon: IconApi, need: needs.administers },
    ],
  },
];
