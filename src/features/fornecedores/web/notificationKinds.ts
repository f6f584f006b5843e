// Notifications of followed suppliers, public bodies and municípios, for the app to register.
import { IconAward, IconFileText, IconMapPin } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { NewsNotification } from '../notifications.ts';

function sentenceOf(words: 'won' | 'published' | 'placed') {
  return ({ nome, count, notices }: NewsNotification, format: Format) =>
    textsOf('seguidos')(words, { count, figure: format.number(count), nome, notices: notices.map(({ name }) => name).join('; ') });
}

function onlyNotice({ count, notices: [only] }: NewsNotification) {
  return count === 1 && only ? linkOptions({ to: '/apps/invoice/preview/$id', params: { id: String(only.id) } }) : undefined;
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
    link: (news: NewsNotification) => onlyNotice(news) ?? linkOptions({ to: '/orgaos/$cnpj', params: { cnpj: news.documento } }),
  },
  'municipios.published': {
    texts: 'seguidos',
    look: () => ({ icon: IconMapPin, tone: 'primary' as const }),
    sentence: sentenceOf('placed'),
    link: (news: NewsNotification) => onlyNotice(news) ?? linkOptions({ to: '/municipios/$ibge', params: { ibge: news.documento } }),
  },
} as const;
