// What is told of mail, for the app to plug in where notifications are shown.
import { IconMailExclamation } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { MailNotification } from '../news.ts';

export const mailKinds = {
  'email.notSent': {
    texts: 'mailNews' as const,
    look: () => ({ icon: IconMailExclamation, tone: 'danger' as const }),
    sentence: ({ subject }: MailNotification) => textsOf('mailNews')(subject === '' ? 'notSentNameless' : 'notSent', { subject }),
    link: ({ draft }: MailNotification) =>
      linkOptions({ to: '/apps/email/$folder', params: { folder: 'draft' }, search: { draft: String(draft) } }),
  },
} as const;
