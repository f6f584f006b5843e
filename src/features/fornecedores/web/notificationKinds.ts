// Notifications of followed suppliers and public bodies, for the app to register.
import { IconAward, IconFileText } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { NewsNotification } from '../notifications.ts';

function sentenceOf(words: 'won' | 'published') {
  return ({ nome, count, notices }: NewsNotification, format: Format) =>
    textsOf('seguidos')(words, { count, figure: format.number(count), nome, notices: notices.map(({ name }) => name).join('; ') });
}

export const seguidosKinds = {
  'fornecedores.won': {
    texts: 'seguidos',
    look: () => ({ icon: IconAward, tone: 'primary' as const }),
    sentence: sentenceOf('won'),
    link: ({ documento }: NewsNotification) => linkOptions({ to: '/fornecedores/$documento', params: { documento } }),
  },
  'orgaos.published': {
    texts: 'seguidos',
    look: () => ({ icon: IconFileText, tone: 'primary' as const }),
    sentence: sentenceOf('published'),
    link: ({ documento, count, notices }: NewsNotification) => {
      const [only] = notices;
      return count === 1 && only
        ? linkOptions({ to: '/apps/invoice/preview/$id', params: { id: String(only.id) } })
        : linkOptions({ to: '/orgaos/$cnpj', params: { cnpj: documento } });
    },
  },
} as const;
