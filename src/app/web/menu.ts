// The left menu, from top to bottom. A feature's screen joins it with a line here and a text in `texts/`.
import { IconGavel, IconUpload, type TablerIcon } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import type { Need } from '#kit/web/ability.ts';
import type { TextKey } from '#kit/web/i18n.ts';

export type MenuEntry = {
  label: TextKey<'app'>;
  to: NonNullable<LinkProps['to']>;
  icon: TablerIcon;
  /** Who may not, does not see the entry. */
  need: Need;
};

export const menu: readonly MenuEntry[] = [
  { label: 'menu.licitacoes', to: '/apps/invoice', icon: IconGavel, need: needs.standard },
  { label: 'menu.importar', to: '/importar', icon: IconUpload, need: needs.administers },
];
