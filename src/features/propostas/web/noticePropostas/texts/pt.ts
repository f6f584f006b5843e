import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    noticePropostas: SourceTexts<typeof texts>;
  }
}

export const texts = {
  title: 'Propostas',
  prepare: 'Preparar proposta',
  none: 'Nenhuma proposta para esta licitação.',
  all_one: 'Ver {{figure}} proposta',
  all_many: 'Ver {{figure}} propostas',
  all_other: 'Ver {{figure}} propostas',
};
