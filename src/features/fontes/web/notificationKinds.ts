// Notifications of sources, for the app to register.
import { IconCloudOff } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { ProblemNotification } from '../notifications.ts';
import { faultWords } from './faultWords.ts';

export const fontesKinds = {
  'fontes.problem': {
    texts: 'fontes',
    look: () => ({ icon: IconCloudOff, tone: 'danger' as const }),
    sentence: ({ titulo, problema, detalhe }: ProblemNotification) => {
      const t = textsOf('fontes');
      return [`${titulo}: ${t(`problema.${problema}`)}`, faultWords(t, detalhe)].filter(Boolean).join(' · ');
    },
    link: () => linkOptions({ to: '/fontes' }),
  },
} as const;
