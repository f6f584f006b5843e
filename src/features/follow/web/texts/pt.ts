// Texts of the follow button on any page; the other languages have the same keys.
import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    follow: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Acompanhados',
  tags: 'Etiquetas',
  star: {
    follow: 'Acompanhar {{name}}',
    start: 'Acompanhar',
    stop: 'Deixar de acompanhar',
    begun: 'Você acompanha {{name}}.',
    gone: 'Você não acompanha mais {{name}}.',
    still: 'Você ainda acompanha {{name}}.',
    stillNot: 'Você ainda não acompanha {{name}}.',
    key: 'Acompanhar ou deixar de acompanhar',
    edit: 'Etapa, prioridade e anotação',
  },
  stage: {
    interested: 'Interesse',
    analysing: 'Em análise',
    proposal: 'Proposta',
    submitted: 'Enviada',
    won: 'Ganha',
    lost: 'Perdida',
  },
};
