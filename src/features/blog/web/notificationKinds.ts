// The blog notifications, registered by the app.
import { IconMessage } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { textsOf } from '#kit/web/locale/i18n.ts';

type Commented = { id: number; title: string; name: string };

export const blogKinds = {
  'blog.commented': {
    texts: 'blog',
    look: () => ({ icon: IconMessage, tone: 'primary' as const }),
    sentence: ({ title, name }: Commented) => textsOf('blog')('told', { title, name }),
    link: ({ id }: Commented) => linkOptions({ to: '/pages/blog/detail/$id', params: { id: String(id) }, hash: 'comments' }),
  },
} as const;
