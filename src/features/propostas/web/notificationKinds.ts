// The notifications of offers, registered by the app.
import { IconAt, IconFileText, IconUsers, type TablerIcon } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { Format } from '#kit/web/locale/format.ts';
import { textsOf } from '#kit/web/locale/i18n.ts';
import type { AssignedManyNotification, PropostaNotification } from '../notifications.ts';

type Event = 'assigned' | 'shared' | 'sharedToEdit' | 'mentioned';

function kind(eventOf: (data: PropostaNotification) => Event, icon: TablerIcon) {
  return {
    texts: 'propostaNotifications' as const,
    look: () => ({ icon, tone: 'primary' as const }),
    sentence: (data: PropostaNotification) => textsOf('propostaNotifications')(eventOf(data), { name: data.name, by: data.by }),
    link: ({ proposta }: PropostaNotification) => linkOptions({ to: '/propostas/$id', params: { id: String(proposta) } }),
  };
}

export const propostaKinds = {
  'propostas.assigned': kind(() => 'assigned', IconFileText),
  'propostas.assignedMany': {
    texts: 'propostaNotifications' as const,
    look: () => ({ icon: IconFileText, tone: 'primary' as const }),
    sentence: ({ count, names, by }: AssignedManyNotification, format: Format) =>
      textsOf('propostaNotifications')(names.length < count ? 'assignedMany' : 'assignedSome', {
        ...{ count, figure: format.number(count), names: names.join(', '), by },
      }),
    link: ({ responsavel }: AssignedManyNotification) =>
      linkOptions({ to: '/propostas', search: { view: 'list', responsavel: [responsavel] as number[] } }),
  },
  'propostas.shared': kind(({ papel }) => (papel === 'editor' ? 'sharedToEdit' : 'shared'), IconUsers),
  'propostas.mentioned': kind(() => 'mentioned', IconAt),
} as const;
