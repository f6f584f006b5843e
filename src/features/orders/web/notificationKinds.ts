// The order notifications, registered by the app.
import { type Icon, IconBan, IconPackage, IconShoppingCart } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { OrderNotification } from '../notifications.ts';

function kind(event: 'placed' | 'changed' | 'withdrawn', icon: Icon, tone: 'primary' | 'success' | 'warning') {
  return {
    texts: 'orderNotifications' as const,
    look: () => ({ icon, tone }),
    sentence: ({ number, by, state, totalCents }: OrderNotification, format: Format) => {
      const t = textsOf('orderNotifications');
      if (event === 'changed') return t(`changed.${state}`, { number });
      return t(event, { number, by, total: format.money(totalCents / 100) });
    },
    link: ({ order }: OrderNotification) => linkOptions({ to: '/pedidos/$id', params: { id: String(order) } }),
  };
}

export const orderKinds = {
  'orders.placed': kind('placed', IconShoppingCart, 'primary'),
  'orders.changed': kind('changed', IconPackage, 'success'),
  'orders.withdrawn': kind('withdrawn', IconBan, 'warning'),
} as const;
