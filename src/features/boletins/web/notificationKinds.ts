// Notifications of saved searches, for the app to register.
import { IconListSearch } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { FoundNotification } from '../notifications.ts';

export const boletinsKinds = {
  'boletins.found': {
    texts: 'boletins',
    look: () => ({ icon: IconListSearch, tone: 'primary' as const }),
    sentence: ({ name, count, notices }: FoundNotification, format: Format) => {
      const t = textsOf('boletins');
      const named = notices.map((notice) => notice.name).join('; ');
      const rest = count - notices.length;
      const more = rest > 0 ? ` ${t('foundMore', { count: rest, figure: format.number(rest) })}` : '';
      return `${t('found', { count, figure: format.number(count), name, notices: named })}${more}`;
    },
    link: ({ search, count, notices }: FoundNotification) => {
      const [only] = notices;
      return count === 1 && only
        ? linkOptions({ to: '/apps/invoice/preview/$id', params: { id: String(only.id) } })
        : linkOptions({ to: '/apps/invoice/list', search: { busca: search } });
    },
  },
} as const;
