import type { SourceTexts } from '#kit/web/locale/i18n.ts';

declare module '#kit/web/locale/i18n.ts' {
  interface Catalogues {
    propostaNotifications: SourceTexts<typeof texts>;
  }
}

export const texts = {
  assigned: '{{by}} deixou você responsável pela proposta para {{name}}.',
  assignedSome_one: '{{by}} deixou você responsável por {{figure}} proposta: {{names}}.',
  assignedSome_many: '{{by}} deixou você responsável por {{figure}} de propostas: {{names}}.',
  assignedSome_other: '{{by}} deixou você responsável por {{figure}} propostas: {{names}}.',
  assignedMany_one: '{{by}} deixou você responsável por {{figure}} proposta. Entre elas: {{names}}.',
  assignedMany_many: '{{by}} deixou você responsável por {{figure}} de propostas. Entre elas: {{names}}.',
  assignedMany_other: '{{by}} deixou você responsável por {{figure}} propostas. Entre elas: {{names}}.',
  shared: '{{by}} compartilhou com você a proposta para {{name}}.',
  sharedToEdit: '{{by}} compartilhou com você, para editar, a proposta para {{name}}.',
  mentioned: '{{by}} mencionou você na proposta para {{name}}.',
};
