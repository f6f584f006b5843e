import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    propostaNotifications: SourceTexts<typeof texts>;
  }
}

export const texts = {
  assigned: '{{by}} deixou você responsável pela proposta para {{name}}.',
  shared: '{{by}} compartilhou com você a proposta para {{name}}.',
  sharedToEdit: '{{by}} compartilhou com você, para editar, a proposta para {{name}}.',
  mentioned: '{{by}} mencionou você na proposta para {{name}}.',
};
