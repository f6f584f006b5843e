// The e-mail notifications, registered by the app.
import { IconMailExclamation } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { MailNotification } from '../notifications.ts';

export const mailKinds = {
  'email.notSent': {
    texts: 'mailNotifications' as const,
    look: () => ({ icon: IconMailExclamation, tone: 'danger' as const }),
    sentence: ({ subject }: MailNotification) => textsOf('mailNotifications')(subject === '' ? 'notSentNameless' : 'notSent', { subject }),
    link: ({ draft }: MailNotification) =>
      linkOptions({ to: '/apps/email/$folder', params: { folder: 'draft' }, search: { draft: String(draft) } }),
  },
} as const;
