// Notifications of imports, for the app to register.
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconPlayerPause } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { ImportEnd } from '../entities.ts';
import { lookOf } from './run/states.ts';
import { describeOutcome } from './run/useOutcome.ts';

const shared = {
  texts: 'importacoes',
  sentence: (end: ImportEnd, format: Format) => {
    const t = textsOf('importacoes');
    const counts = describeOutcome(end, t, format).map(({ words }) => words);
    const title = t(`ended.${lookOf(end) as 'concluida'}`, { arquivo: end.arquivo });
    return counts.length > 0 ? `${title} ${counts.join(' · ')}.` : title;
  },
  link: ({ id }: ImportEnd) => linkOptions({ to: '/importar', search: { id } }),
} as const;

/** The import may have succeeded wholly, partly, or not at all. */
const ends = {
  concluida: { icon: IconCircleCheck, tone: 'success' },
  parcial: { icon: IconAlertTriangle, tone: 'warning' },
  nada: { icon: IconCircleX, tone: 'danger' },
} as const;

export const importKinds = {
  'importacao.concluida': {
    ...shared,
    look: (end: ImportEnd) => ends[lookOf(end) as keyof typeof ends],
  },
  'importacao.interrompida': { ...shared, look: () => ({ icon: IconPlayerPause, tone: 'warning' as const }) },
};
