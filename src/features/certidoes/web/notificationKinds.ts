// Reminders of documents that expire, for the app to register.
import { IconCertificate } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import { currentLanguage } from '#kit/web/locale/language.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { nomeDe } from '../entities.ts';
import type { ExpiringNotification } from '../notifications.ts';

export const certidoesKinds = {
  'certidoes.expiring': {
    texts: 'certidaoNotifications' as const,
    look: () => ({ icon: IconCertificate, tone: 'warning' as const }),
    sentence: ({ vence_em, ...named }: ExpiringNotification, format: Format) =>
      textsOf('certidaoNotifications')('expiring', { name: nomeDe(named, currentLanguage()), day: format.date(noonOf(vence_em)) }),
    link: ({ certidao }: ExpiringNotification) => linkOptions({ to: '/certidoes', search: { certidao } }),
  },
};
