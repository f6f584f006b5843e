// The menu, from top to bottom. A feature's screen joins it with a line here and a text in `texts/`.
import {
  IconApi,
  IconBook,
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconGavel,
  IconHelpCircle,
  IconHistory,
  IconLayoutCards,
  IconLayoutDashboard,
  IconLayoutGrid,
  IconLockAccess,
  IconMail,
  IconMailForward,
  IconMessages,
  IconNews,
  IconPackage,
  IconScale,
  IconShoppingBag,
  IconStar,
  IconStatusChange,
  IconTag,
  IconUpload,
  IconUsers,
  IconWorldWww,
  type TablerIcon,
} from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { Need } from '#kit/web/ability.ts';
import type { TextKey } from '#kit/web/locale/i18n.ts';
import { type Count, lateTasks, noticesIn, openRuns, unreadMails, unseenMessages } from './menuCounts.ts';

export type MenuLink = {
  label: TextKey<'app'>;
  icon?: TablerIcon;
  /** Who may not, does not see the entry. */
  need: Need;
  /** What waits behind the entry, live. */
  count?: Count;
  /** Pressed after G it leads there too. */
  letter?: string;
} & ({ to: NonNullable<LinkProps['to']>; search?: Record<string, unknown> } | { href: string });

/** Entries that unfold below their common name. */
export type MenuGroup = { label: TextKey<'app'>; icon: TablerIcon; entries: readonly MenuLink[] };

/** With an icon it unfolds below its name where the menu is a line. */
export type MenuSection = { label: TextKey<'app'>; icon?: TablerIcon; items: readonly (MenuLink | MenuGroup)[] };

const noticesBy = (status: 'aberta' | 'andamento' | 'fechada', letter: string): MenuLink => ({
  label: `menu.${status}`,
  to: '/apps/invoice/list',
  search: { status: [status] },
  need: needs.standard,
  count: noticesIn(status),
  letter,
});

export const menu: readonly MenuSection[] = [
  {
    label: 'menu.insight',
    icon: IconChartBar,
    items: [
      { label: 'menu.overview', to: '/', icon: IconLayoutDashboard, need: needs.standard, letter: 'v' },
      { label: 'menu.analytics', to: '/dashboard/analytics', icon: IconChartBar, need: needs.standard, letter: 'y' },
      { label: 'menu.cards', to: '/cards/{-$section}', icon: IconLayoutCards, need: needs.standard },
    ],
  },
  {
    label: 'menu.tracking',
    items: [
      {
        label: 'menu.licitacoes',
        to: '/apps/invoice',
        icon: IconGavel,
        need: needs.standard,
        letter: 'l',
      },
      {
        label: 'menu.byStatus',
        icon: IconStatusChange,
        entries: [noticesBy('aberta', 'a'), noticesBy('andamento', 'n'), noticesBy('fechada', 'f')],
      },
      { label: 'menu.projetos', to: '/projetos-de-lei', icon: IconScale, need: needs.standard, letter: 'p' },
      { label: 'menu.follow', to: '/acompanhamento', icon: IconStar, need: needs.standard, letter: 's' },
      { label: 'menu.calendar', to: '/apps/calendar', icon: IconCalendar, need: needs.standard, letter: 'd' },
      { label: 'menu.dns', to: '/dns', icon: IconWorldWww, need: needs.standard },
      { label: 'menu.importar', to: '/importar', icon: IconUpload, need: needs.administers, count: openRuns, letter: 'i' },
    ],
  },
  {
    label: 'menu.together',
    icon: IconMessages,
    items: [
      { label: 'menu.email', to: '/apps/email', icon: IconMail, need: needs.standard, count: unreadMails, letter: 'e' },
      { label: 'menu.chat', to: '/apps/chat', icon: IconMessages, need: needs.standard, count: unseenMessages, letter: 'b' },
      { label: 'menu.tasks', to: '/apps/todo', icon: IconChecklist, need: needs.standard, count: lateTasks, letter: 't' },
    ],
  },
  {
    label: 'menu.purchases',
    icon: IconShoppingBag,
    items: [
      { label: 'menu.shop', to: '/apps/ecommerce/shop', icon: IconShoppingBag, need: needs.standard, letter: 'h' },
      { label: 'menu.orders', to: '/pedidos', icon: IconPackage, need: needs.standard, letter: 'k' },
    ],
  },
  {
    label: 'menu.content',
    icon: IconNews,
    items: [
      { label: 'menu.blog', to: '/pages/blog/list', icon: IconNews, need: needs.standard },
      { label: 'menu.knowledgeBase', to: '/pages/knowledge-base', icon: IconBook, need: needs.standard },
      { label: 'menu.faq', to: '/pages/faq', icon: IconHelpCircle, need: needs.standard },
      { label: 'menu.pricing', to: '/pages/pricing', icon: IconTag, need: needs.standard },
    ],
  },
  {
    label: 'menu.system',
    icon: IconLayoutGrid,
    items: [
      { label: 'menu.users', to: '/apps/user/list', icon: IconUsers, need: needs.standard, letter: 'u' },
      { label: 'menu.accessControl', to: '/access-control', icon: IconLockAccess, need: needs.accessControl, letter: 'c' },
      { label: 'menu.audit', to: '/audit', icon: IconHistory, need: needs.administers, letter: 'r' },
      { label: 'menu.outbox', to: '/outbox', icon: IconMailForward, need: needs.administers, letter: 'o' },
      { label: 'menu.gallery', to: '/gallery/{-$section}', icon: IconLayoutGrid, need: needs.administers, letter: 'g' },
      { label: 'menu.api', href: '/api/docs', icon: IconApi, need: needs.administers },
    ],
  },
];
